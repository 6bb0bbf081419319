import { createNews, deleteNews, getNews, listNews, updateNews } from '@clubpulse/contract/office/news.calls';
import type { Language } from '@clubpulse/contract/scalars';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hours } from '../../test/booking-rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const texts = (mark: string) => ({
  en: { Title: `${mark} en`, Text: 'One' },
  it: { Title: `${mark} it`, Text: 'Uno' },
  es: { Title: `${mark} es`, Text: 'Uno' },
  fr: { Title: `${mark} fr`, Text: 'Un' },
});
const publish = async (mark: string) =>
  (await server.call(createNews, { body: { Texts: texts(mark) }, token: world.tokens.admin })).result;
const read = async (newsId: number) =>
  (await server.call(listNews, { token: world.tokens.athleteA })).result.find(({ NewsId }) => NewsId === newsId);
const speak = (Language: Language) =>
  server.db.updateTable('users').set({ Language }).where('UserId', '=', world.ids.athleteA).execute();

it('news are shown to every user in their language', async () => {
  const { NewsId } = await publish('Walls');
  for (const language of ['it', 'es', 'fr', 'en'] as const) {
    await speak(language);
    expect(await read(NewsId)).toMatchObject({ Title: `Walls ${language}`, New: true });
  }
});

it('news are shown in the language of the app, even if the profile has another language', async () => {
  const { NewsId } = await publish('Shown');
  await speak('it');
  const { result } = await server.call(listNews, { token: world.tokens.athleteA, language: 'fr-FR' });
  expect(result.find((one) => one.NewsId === NewsId)).toMatchObject({ Title: 'Shown fr' });
  await speak('en');
});

it('news count as new for fifteen days', async () => {
  const { NewsId } = await publish('Old');
  const age = (days: number) =>
    server.db
      .updateTable('news')
      .set({ PublishedAt: hours(-24 * days) })
      .where('NewsId', '=', NewsId)
      .execute();
  await age(14);
  expect((await read(NewsId))?.New).toBe(true);
  await age(16);
  expect((await read(NewsId))?.New).toBe(false);
});

it('news can be corrected if the version is the stored one, retain their date, and can be deleted', async () => {
  const { NewsId, PublishedAt, RowVersion } = await publish('Frist');
  const correct = (Texts: ReturnType<typeof texts>) =>
    server.call(updateNews, { params: { id: NewsId }, body: { RowVersion, Texts }, token: world.tokens.admin });
  expect((await correct(texts('First'))).result).toMatchObject({ PublishedAt, Texts: texts('First') });
  expect((await correct(texts('Second'))).problem.ErrorType).toBe('StaleRowVersion');
  expect((await read(NewsId))?.Title).toBe('First en');
  const one = { params: { id: NewsId }, token: world.tokens.admin };
  expect((await server.call(deleteNews, one)).status).toBe(204);
  expect((await server.call(getNews, one)).status).toBe(404);
  expect(await read(NewsId)).toBeUndefined();
});

it('news without a text in one of the languages are refused, and the error names the language', async () => {
  const { fr: _, ...three } = texts('Half');
  const { problem } = await server.call(createNews, { body: { Texts: three as never }, token: world.tokens.admin });
  expect(problem).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ field: 'Texts.fr' }] });
});
