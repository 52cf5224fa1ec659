/** Paper white behind all goods; pages lay pictures on exactly this colour. */
export const GROUND = '#F3F0EA';
