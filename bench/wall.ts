import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openPage, type Page } from './chromium.ts';
import { WallRoom } from './wall-room.ts';
import { serveWall } from './wall-server.ts';

const ATHLETES = 100;
const SECONDS = 20;
const AIM = 5;

const dist = process.env['WEB_DIST'] ?? join(import.meta.dirname, '../apps/web/dist');
if (!existsSync(join(dist, 'tv.html'))) throw new Error(`The web app is not built in ${dist}. Start this with npm run bench.`);

const server = await serveWall(dist, new WallRoom(ATHLETES));
const page = await openPage();
try {
  await openWall(page, server.url);
  await page.send('Performance.enable');
  const before = await metrics(page);
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  const after = await metrics(page);
  const shift = await page.evaluate('window.layoutShift');
  const changes = await page.evaluate('window.changedTexts');

  const perSecond = (name: string) => (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / SECONDS;
  const line = (label: string, value: string) => console.log(`  ${label.padEnd(28)}${value}`);
  console.log(`bench/wall: ${ATHLETES} athletes, 1 frame a second, ${SECONDS} s, 1920 x 1080`);
  line('tiles on the screen', '60 and 40 in turn, 15 s each');
  line('texts changed a second', (Number(changes) / SECONDS).toFixed(0));
  line('script', `${perSecond('ScriptDuration').toFixed(1)} ms a second (aim: ${AIM})`);
  line('style', `${perSecond('RecalcStyleDuration').toFixed(1)} ms a second`);
  line('layout', `${perSecond('LayoutDuration').toFixed(1)} ms a second`);
  line('whole main thread', `${perSecond('TaskDuration').toFixed(1)} ms a second`);
  line('heap', `${((after.get('JSHeapUsedSize') ?? 0) / 1e6).toFixed(1)} MB`);
  line('layout shift', String(shift));
} finally {
  await page.close();
  server.close();
}

async function openWall({ send, evaluate }: Page, url: string): Promise<void> {
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', {
    source: `localStorage.setItem('clubpulse.display', 'bench');`,
  });
  await send('Page.navigate', { url: `${url}/tv` });
  const limit = Date.now() + 20_000;
  while (Number(await evaluate(`document.querySelectorAll('main li').length`)) === 0) {
    if (Date.now() > limit) throw new Error('The wall did not appear.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await evaluate('document.fonts.ready.then(() => new Promise((resolve) => setTimeout(resolve, 2000)))');
  await evaluate(`
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift' });
    window.changedTexts = 0;
    new MutationObserver((changes) => { window.changedTexts += changes.length; })
      .observe(document.querySelector('main'), { characterData: true, childList: true, subtree: true });
  `);
}

async function metrics({ send }: Page): Promise<Map<string, number>> {
  const { metrics: list } = await send('Performance.getMetrics');
  return new Map((list as { name: string; value: number }[]).map(({ name, value }) => [name, value]));
}
