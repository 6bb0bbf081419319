import path from 'node:path';
import type { Visitor } from '../people/visitor.ts';
import { root } from '../product/product.ts';

const album = process.env['ALBUM'] === undefined ? undefined : path.join(root, 'test-results/screens');

export async function picture({ page, device, theme, language }: Visitor, who: string, what: string): Promise<void> {
  const name = what.replace('/', '-').replace(/\d+/, 'one');
  if (album !== undefined) await page.screenshot({ path: path.join(album, `${who}-${name}-${device}-${theme}-${language}.png`) });
}
