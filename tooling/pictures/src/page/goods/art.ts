import type { CartonGoods } from '../../goods.ts';
import type { Ink } from './canvas.ts';

type Art = (ink: Ink, width: number, height: number, accent: string) => void;

function circle(ink: Ink, x: number, y: number, radius: number): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
}

const ripples: Art = (ink, width, height, accent) => {
  for (let i = 9; i >= 0; i--) {
    ink.globalAlpha = 0.09 + 0.025 * (9 - i);
    ink.fillStyle = accent;
    circle(ink, width * 0.9, height * 0.42, 4 + i * 3.1);
    ink.fill();
  }
  ink.globalAlpha = 1;
};

const folds: Art = (ink, width, height, accent) => {
  for (let i = 0; i < 7; i++) {
    ink.globalAlpha = 0.1;
    ink.fillStyle = i % 2 ? '#ffffff' : accent;
    ink.beginPath();
    ink.moveTo(width * (0.34 + i * 0.09), 0);
    ink.bezierCurveTo(
      width * (0.8 + i * 0.03),
      height * 0.3,
      width * (0.3 + i * 0.12),
      height * 0.6,
      width * (0.7 + i * 0.07),
      height,
    );
    ink.lineTo(width, height);
    ink.lineTo(width, 0);
    ink.fill();
  }
  ink.globalAlpha = 1;
};

const waves: Art = (ink, width, height, accent) => {
  ink.strokeStyle = accent;
  ink.lineWidth = 0.42;
  for (let i = 0; i < 15; i++) {
    ink.globalAlpha = 0.2 + 0.045 * i;
    ink.beginPath();
    for (let x = width * 0.56; x <= width + 1; x += 0.5) {
      const u = (x - width * 0.56) / (width * 0.44);
      const y = height * 0.04 + i * 2.3 + Math.sin(x * 0.16 + i * 0.34) * 2.2 * u;
      if (x === width * 0.56) ink.moveTo(x, y);
      else ink.lineTo(x, y);
    }
    ink.stroke();
  }
  ink.globalAlpha = 1;
};

const sun: Art = (ink, width, height, accent) => {
  const glow = ink.createRadialGradient(
    width * 0.9,
    height * 0.3,
    2,
    width * 0.9,
    height * 0.3,
    height * 0.58,
  );
  glow.addColorStop(0, '#f7cf73');
  glow.addColorStop(0.55, accent);
  glow.addColorStop(0.56, `${accent}30`);
  glow.addColorStop(1, `${accent}00`);
  ink.fillStyle = glow;
  ink.fillRect(0, 0, width, height);
};

const iris: Art = (ink, width, height, accent) => {
  const x = width * 0.8;
  const y = height * 0.42;
  const radius = height * 0.36;
  ink.fillStyle = accent;
  circle(ink, x, y, radius);
  ink.fill();
  ink.lineWidth = 0.16;
  for (let i = 0; i < 190; i++) {
    const angle = (i / 190) * Math.PI * 2;
    const wobble = Math.sin(i * 12.9898) * 0.5 + 0.5;
    ink.strokeStyle =
      i % 3 ? `rgba(255,250,235,${0.12 + wobble * 0.3})` : `rgba(20,12,6,${0.2 + wobble * 0.3})`;
    ink.beginPath();
    ink.moveTo(x + Math.cos(angle) * radius * 0.4, y + Math.sin(angle) * radius * 0.4);
    ink.lineTo(
      x + Math.cos(angle) * radius * (0.72 + wobble * 0.24),
      y + Math.sin(angle) * radius * (0.72 + wobble * 0.24),
    );
    ink.stroke();
  }
  ink.lineWidth = radius * 0.12;
  ink.strokeStyle = 'rgba(15,10,8,.55)';
  circle(ink, x, y, radius * 0.95);
  ink.stroke();
  ink.fillStyle = '#0b0908';
  circle(ink, x, y, radius * 0.38);
  ink.fill();
  ink.fillStyle = 'rgba(255,255,255,.85)';
  circle(ink, x - radius * 0.3, y - radius * 0.36, radius * 0.1);
  ink.fill();
};

/** The drawing on the front of the cartons of each product line. */
export const ART: Record<CartonGoods['art'], Art> = { ripples, folds, waves, sun, iris };
