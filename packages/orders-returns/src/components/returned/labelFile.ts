interface Label {
  code: string;
  qr: { size: number; path: string };
  address: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The label of a parcel as a picture to save, in the form of a `data:` address: its code, and where it goes. */
export function labelFile({ code, qr: { size, path }, address }: Label): string {
  const words = address.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" font-family="sans-serif" text-anchor="middle">
<rect width="400" height="480" fill="#fff"/>
<path transform="translate(40 32) scale(${320 / size})" shape-rendering="crispEdges" d="${path}"/>
<text x="200" y="396" font-size="28" font-weight="600">${code}</text>
<text x="200" y="440" font-size="13" textLength="370" lengthAdjust="spacingAndGlyphs">${words}</text>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
