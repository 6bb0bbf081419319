import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the six heart-rate zones have six colours, and no theme or screen defines others', () => {
  const web = `${import.meta.dirname}/..`;
  const used = globSync('**/*.{css,ts,tsx}', { cwd: web }).flatMap((file) =>
    [...readFileSync(`${web}/${file}`, 'utf8').matchAll(/--(z[0-5])['"]?\s*:\s*([^;,]+)/g)].map(([, zone, color]) => ({
      zone,
      color,
    })),
  );
  expect(used.map(({ zone }) => zone)).toEqual(['z0', 'z1', 'z2', 'z3', 'z4', 'z5']);
  expect(used.every(({ color }) => /^#[0-9a-f]{6}$/.test(color ?? ''))).toBe(true);
  expect(new Set(used.map(({ color }) => color)).size).toBe(6);
});
