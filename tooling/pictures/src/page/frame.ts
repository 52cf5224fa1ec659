import { BufferAttribute, Color, Group, type Material, type Mesh } from 'three';
import {
  ACETATES,
  buildFrame,
  paintAcetate,
  paintLens,
  scaleModel,
  type FrameFinish,
  type FrameMesh,
  type Part,
} from '@lunette/frame-model';
import type { Colour, Product } from '@lunette/frame-model/collection';
import { clearSheet, lensLayers, padLayers } from './glass.ts';
import { lensEdge, metal, nylon, polishedAcetate } from './material.ts';
import { geometryOf, layered, type Setting, type Shade } from './set.ts';
import type { Texture } from 'three';

const BLACK = new Color(0, 0, 0);
const FAINT = new Color(0.85, 0.85, 0.85);

let built: { slug: string; mesh: FrameMesh } | undefined;

/** The model in its largest size, built once for all its colours. */
function meshOf(product: Product, grid: number): FrameMesh {
  const largest = product.sizes[product.sizes.length - 1]!;
  if (built?.slug !== product.slug)
    built = {
      slug: product.slug,
      mesh: buildFrame(scaleModel(product.model, largest.scale), { grid, core: true }),
    };
  return built.mesh;
}

/** One colourway of a frame, lying on its lower rim and its temple tips. */
export function frameSetting(product: Product, colour: Colour, lensRoom: Texture, grid = 0.25): Setting {
  const mesh = meshOf(product, grid);
  const body = new Group();
  const measured: Mesh[] = [];
  for (const part of [...mesh.front, ...mesh.back]) {
    const pieces = piecesOf(part, mesh, colour.finish, lensRoom);
    if (pieces.length > 0) body.add(...pieces);
    if (mesh.front.includes(part) && pieces[0]) measured.push(pieces[0]);
  }
  body.rotation.x = mesh.rest.angle;
  body.position.y = -mesh.rest.ground;
  const { acetate, lens } = colour.finish;
  const clear = isClear(acetate);
  return {
    body,
    measured: { pieces: measured, width: mesh.model.frameWidth },
    shadowKey: `${product.slug} ${clear ? acetate : 'dark'} ${JSON.stringify(lens)}`,
    colouredShadow: clear || lens.kind !== 'clear',
  };
}

const isClear = (sheet: FrameFinish['acetate']): boolean => ACETATES[sheet].kind === 'clear';

function piecesOf(part: Part, { model }: FrameMesh, finish: FrameFinish, lensRoom: Texture): Mesh[] {
  const geometry = geometryOf(part);
  const light = part.occlusion ?? new Float32Array(part.positions.length / 3).fill(1);
  geometry.setAttribute('light', new BufferAttribute(light, 1));
  const one = (material: Material, shade: Shade | undefined, order = 0): Mesh[] =>
    layered(geometry, [material], order, shade);
  const sheet = part.role === 'temple' ? (finish.templeAcetate ?? finish.acetate) : finish.acetate;
  switch (part.role) {
    case 'front':
    case 'temple': {
      const recipe = ACETATES[sheet];
      if (recipe.kind === 'clear') {
        const shade = new Color(recipe.colour).multiplyScalar(0.8);
        return layered(geometry, clearSheet(recipe.colour), part.role === 'front' ? 3 : 1, shade);
      }
      geometry.setAttribute('color', coloursOf(part, paintAcetate(part, sheet, model)));
      return one(polishedAcetate(), BLACK);
    }
    case 'tip':
      geometry.setAttribute('color', coloursOf(part, paintAcetate(part, sheet, model)));
      return one(polishedAcetate(), BLACK);
    case 'metal':
      // the core wire of a temple is the last metal pair; opaque sheets hide it
      return one(metal(finish.metal), BLACK);
    case 'pad':
      return layered(geometry, padLayers(), 4, FAINT);
    case 'nylon':
      return one(nylon(), FAINT, 4);
    case 'edge':
      return one(lensEdge(), FAINT, 4);
    case 'lens':
      geometry.setAttribute('color', new BufferAttribute(paintLens(part, finish.lens, model), 3));
      return layered(geometry, lensLayers(finish.lens, lensRoom), 2, 'lens');
  }
}

function coloursOf(part: Part, colours: Float32Array): BufferAttribute {
  const withLight = new Float32Array((colours.length / 3) * 4);
  for (let i = 0; i < colours.length / 3; i++) {
    withLight.set(colours.subarray(i * 3, i * 3 + 3), i * 4);
    withLight[i * 4 + 3] = part.occlusion?.[i] ?? 1;
  }
  return new BufferAttribute(withLight, 4);
}
