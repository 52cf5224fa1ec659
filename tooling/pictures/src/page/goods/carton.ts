import { Mesh, type Material, type Texture } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { CartonGoods } from '../../goods.ts';
import { solidMaterial } from '../material.ts';
import { ART } from './art.ts';
import { DISPLAY, fill, letter, printed, signature, type Ink } from './canvas.ts';
import { opaque } from './piece.ts';

const isDark = (colour: string): boolean => parseInt(colour.slice(1, 3), 16) < 110;

function front({ art, brand, name, count, figures, colour, accent, size }: CartonGoods): Texture {
  const [width, height] = size;
  const ink = isDark(colour) ? '#f7f3ea' : '#161714';
  return printed(width, height, (surface) => {
    fill(surface, colour, 0, 0, width, height);
    ART[art](surface, width, height, accent);
    fill(surface, accent, 0, 0, width, 1.6);
    signature(surface, 4, 8.6, 3.1, ink);
    letter(
      surface,
      brand,
      4,
      20.5,
      { size: 11.4, colour: ink, face: DISPLAY, weight: 620, spacing: -0.2 },
      width * 0.56,
    );
    letter(
      surface,
      name,
      4.2,
      26.6,
      { size: 4.6, colour: ink, weight: 500 },
      width * (art === 'iris' ? 0.48 : 0.62),
    );
    letter(surface, count, 4.2, 31.2, { size: 2.9, colour: ink, weight: 400 });
    panel(surface, figures, height);
  });
}

/** Draws the white panel with the figures of the lens. */
function panel(surface: Ink, figures: CartonGoods['figures'], height: number): void {
  const cell = 11.2;
  const width = cell * figures.length + 1;
  const top = height - 12.4;
  fill(surface, '#ffffff', 3.4, top, width, 9, 0.9);
  surface.strokeStyle = '#c9c4b8';
  surface.lineWidth = 0.16;
  surface.stroke();
  figures.forEach(([label, value], i) => {
    const x = 5.2 + i * cell;
    letter(surface, label, x, top + 3.2, { size: 1.9, colour: '#56544d', weight: 500 });
    letter(surface, value, x, top + 7.2, { size: 3.5, colour: '#161714', weight: 650 }, cell - 1.4);
  });
}

function side({ brand, name, accent, size }: CartonGoods): Texture {
  const [, height, depth] = size;
  return printed(depth, height, (surface) => {
    fill(surface, accent, 0, 0, depth, height);
    const ink = isDark(accent) ? '#ffffff' : '#161714';
    surface.translate(depth / 2, height / 2);
    surface.rotate(-Math.PI / 2);
    letter(
      surface,
      `${brand} ${name}`,
      0,
      1.7,
      { size: 5, colour: ink, face: DISPLAY, weight: 600, align: 'center' },
      height - 8,
    );
  });
}

function top({ brand, count, colour, size }: CartonGoods): Texture {
  const [width, , depth] = size;
  const ink = isDark(colour) ? '#f7f3ea' : '#161714';
  return printed(width, depth, (surface) => {
    fill(surface, colour, 0, 0, width, depth);
    letter(surface, brand, 4, depth - 5, { size: 7, colour: ink, face: DISPLAY, weight: 620 });
    letter(surface, count, width - 4, depth - 5, { size: 3.4, colour: ink, align: 'right' });
    // the tuck of the lid
    surface.strokeStyle = 'rgba(0,0,0,.22)';
    surface.lineWidth = 0.18;
    surface.strokeRect(1.1, 0.7, width - 2.2, depth - 1.2);
  });
}

/** A carton of contact lenses standing on the table. */
export function carton(goods: CartonGoods): Mesh {
  const [width, height, depth] = goods.size;
  const card = (map: Texture): Material => Object.assign(solidMaterial('#ffffff', 'satin'), { map });
  const plain = solidMaterial(goods.colour, 'satin');
  const spine = card(side(goods));
  const mesh = new Mesh(new RoundedBoxGeometry(width, height, depth, 3, 0.5), [
    spine,
    spine,
    card(top(goods)),
    plain,
    card(front(goods)),
    plain,
  ]);
  mesh.position.y = height / 2;
  return opaque(mesh);
}
