import { Group, type Texture } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { CardGoods } from '../../goods.ts';
import { solidMaterial } from '../material.ts';
import { DISPLAY, fill, letter, printed, signature, type Ink } from './canvas.ts';
import { drawIcon } from './icon.ts';
import { piece } from './piece.ts';

const WIDTH = 100;
const HEIGHT = 63;
/** The angle by which a card leans back on its stand, in radians. */
const LEAN = 0.2;

function face({ title, note, icon, colour, ink, accent }: CardGoods): Texture {
  return printed(WIDTH, HEIGHT, (surface: Ink) => {
    fill(surface, colour, 0, 0, WIDTH, HEIGHT);
    if (icon === 'mark') sheen(surface);
    drawIcon(surface, icon, WIDTH - 22, HEIGHT / 2 - 5, 14, accent);
    signature(surface, 8, 14, 5.4, ink);
    letter(surface, title, 8, 46, { size: 11.5, colour: ink, face: DISPLAY, weight: 580, spacing: -0.2 }, 53);
    letter(surface, note, 8, 53.5, { size: 4, colour: ink, weight: 450 }, 66);
  });
}

/** Draws the brushed gradient of a gold card. */
function sheen(surface: Ink): void {
  const light = surface.createLinearGradient(0, 0, WIDTH, HEIGHT);
  light.addColorStop(0, '#e3c27c');
  light.addColorStop(0.45, '#c79a45');
  light.addColorStop(0.6, '#e8cc8f');
  light.addColorStop(1, '#b98b39');
  surface.fillStyle = light;
  surface.fillRect(0, 0, WIDTH, HEIGHT);
}

/** A card leaning back on a small stand. */
export function card(goods: CardGoods): Group {
  const edge = solidMaterial(goods.colour, 'satin');
  const front = Object.assign(solidMaterial('#ffffff', goods.icon === 'mark' ? 'gloss' : 'satin'), {
    map: face(goods),
  });
  const sheet = piece(new RoundedBoxGeometry(WIDTH, HEIGHT, 1.2, 6, 0.55), [
    edge,
    edge,
    edge,
    edge,
    front,
    edge,
  ]);
  const leaning = new Group().add(sheet);
  sheet.position.y = HEIGHT / 2;
  leaning.position.y = 3.2;
  leaning.rotation.x = -LEAN;
  const foot = piece(
    new RoundedBoxGeometry(46, 6, 16, 4, 1.4),
    solidMaterial('#b98a5a', 'satin'),
    [0, 3, -0.6],
  );
  return new Group().add(leaning, foot);
}
