/** A drawing of a face in a mirror with frames to scale and its pupillary distance. It is not mirrored in Arabic. */
export function MirrorDrawing() {
  return (
    <div
      aria-hidden="true"
      dir="ltr"
      className="relative -mb-5 h-[270px] self-end overflow-hidden rounded-t-[150px] bg-accent-soft tablet:-mb-8"
    >
      <svg
        viewBox="0 0 300 270"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        className="absolute inset-0 size-full stroke-accent text-[12px]"
      >
        <path
          d="M150 40c52 0 88 40 86 104-2 70-40 124-86 124s-84-54-86-124C62 80 98 40 150 40Z"
          className="fill-surface"
          fillOpacity=".6"
          strokeOpacity=".55"
        />
        <path d="M150 52v196M72 150h156" strokeOpacity=".35" strokeDasharray="3 5" />
        <g className="stroke-gold" strokeWidth="1.75">
          <circle cx="112" cy="151" r="27" className="fill-surface" fillOpacity=".7" />
          <circle cx="188" cy="151" r="27" className="fill-surface" fillOpacity=".7" />
          <path d="M138 143c6-7 18-7 24 0M85 146l-9-4M215 146l9-4" />
        </g>
        <path d="M112 144v12M106 150h12M188 144v12M182 150h12" />
        <path d="M112 206h24M164 206h24M112 200v12M188 200v12" />
        <text x="150" y="210" textAnchor="middle" className="num fill-accent-strong" stroke="none">
          62.5
        </text>
      </svg>
    </div>
  );
}
