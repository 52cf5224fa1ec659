import { Color, DoubleSide, MeshPhysicalMaterial, type Material } from 'three';
import { METALS, type MetalName } from '@lunette/frame-model';

/** The material of polished or lacquered metal. */
export function metal(name: MetalName): Material {
  const { colour, roughness, lacquer } = METALS[name];
  return new MeshPhysicalMaterial({
    color: colour,
    roughness,
    metalness: lacquer ? 0.4 : 1,
    clearcoat: lacquer ? 0.5 : 0,
    clearcoatRoughness: 0.2,
    side: DoubleSide,
  });
}

/**
 * The material of polished acetate, with vertex colours; the fourth channel is the light that walls beside a lens do not
 * get.
 */
export function polishedAcetate(): Material {
  const material = new MeshPhysicalMaterial({
    vertexColors: true,
    roughness: 0.5,
    specularIntensity: 0,
    clearcoat: 1,
    clearcoatRoughness: 0.05,
    ior: 1.5,
    side: DoubleSide,
  });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      'outgoingLight *= vColor.a; diffuseColor.a = 1.;\n#include <opaque_fragment>',
    );
  };
  return material;
}

/** The material of the nylon thread of a half rim. */
export const nylon = (): Material =>
  new MeshPhysicalMaterial({ color: '#9aa3a4', transparent: true, opacity: 0.6, roughness: 0.2 });

/** The material of the polished edge of a rimless lens. */
export const lensEdge = (): Material =>
  new MeshPhysicalMaterial({
    color: '#566a65',
    transparent: true,
    opacity: 0.55,
    roughness: 0.1,
    clearcoat: 1,
    depthWrite: false,
    side: DoubleSide,
  });

/** The material of plain surfaces such as cardboard, plastic, leather and cloth. */
export function solidMaterial(colour: string, finish: 'gloss' | 'satin' | 'matt'): MeshPhysicalMaterial {
  const figures = {
    gloss: { roughness: 0.35, clearcoat: 0.8, clearcoatRoughness: 0.08, specularIntensity: 0.4 },
    satin: { roughness: 0.55, clearcoat: 0.15, clearcoatRoughness: 0.4, specularIntensity: 0.5 },
    matt: { roughness: 0.85, clearcoat: 0, clearcoatRoughness: 0, specularIntensity: 0.25 },
  }[finish];
  return new MeshPhysicalMaterial({ color: new Color(colour), side: DoubleSide, ...figures });
}
