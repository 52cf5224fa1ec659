import { Color } from 'three';
import { GROUND } from '../ground.ts';

/**
 * Below the knee, light is not changed; above it the curve flattens. The curve is invertible, so that the background gets
 * exactly its colour.
 */
const KNEE = 0.62;

/** The light that the tone curve turns into `value`. */
const untone = (value: number): number =>
  value < KNEE ? value : KNEE - (1 - KNEE) * Math.log(1 - Math.min((value - KNEE) / (1 - KNEE), 0.995));

/** The light of the background before the tone curve. */
export function groundLight(): Color {
  const { r, g, b } = new Color(GROUND);
  return new Color(untone(r), untone(g), untone(b));
}

/** The fragment shader of tone curve and sRGB; near the border of a framed picture everything fades into the background. */
export const DEVELOP_FRAGMENT = `
uniform sampler2D light; uniform vec3 ground; uniform vec2 size; uniform float framed; varying vec2 place;
vec3 tone(vec3 x) { float k = ${KNEE}; vec3 s = k + (1. - k) * (1. - exp(-(x - k) / (1. - k))); return mix(s, x, step(x, vec3(k))); }
void main() {
  vec3 c = tone(max(texture2D(light, place).rgb, 0.));
  vec2 edge = min(place, 1. - place) * size / size.x;
  c = mix(ground, c, max(1. - framed, smoothstep(.002, .022, min(edge.x, edge.y))));
  c = mix(1.055 * pow(c, vec3(1. / 2.4)) - .055, c * 12.92, step(c, vec3(.0031308)));
  gl_FragColor = vec4(c, 1.);
}`;
