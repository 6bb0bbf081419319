import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { contractForBrowsers } from './contract-for-browsers.ts';
import { WIDGET_MAX_BYTES, widgetScript } from './widget.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

it('the script of websites is one file of less than 60 kB, with both elements and without imports and cookies', async () => {
  const script = await widgetScript(web, [contractForBrowsers()]);
  expect(Buffer.byteLength(script)).toBeLessThan(WIDGET_MAX_BYTES);
  expect(script).toContain('clubpulse-timetable');
  expect(script).toContain('clubpulse-store');
  expect(script).not.toMatch(/\bimport\b|document\.cookie/);
  expect(script).toMatch(/^\p{ASCII}+$/u);
});
