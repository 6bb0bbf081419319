import { vi } from 'vitest';
import type { Width } from '../kit/widths.ts';

const pixels: Record<Width, number> = { phone: 390, tablet: 1024, desk: 1440 };

export function atWidth(width: Width): void {
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (media: string) => {
    const [, side, limit] = /(min|max)-width: (\d+)px/.exec(media) ?? [];
    const matches = side === 'min' ? pixels[width] >= Number(limit) : side === 'max' && pixels[width] <= Number(limit);
    return { ...listeners, media, matches };
  });
}
