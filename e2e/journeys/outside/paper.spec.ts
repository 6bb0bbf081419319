import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { createMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { listOfferedExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { createSheet, listSheets } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { sheets } from '@clubpulse/world/sheets';
import { expect } from '@playwright/test';
import { callerFor } from '../../people/calls.ts';
import { demoPassword, demoPeople } from '../../people/demo.ts';
import { signIn } from '../../people/signing-in.ts';
import { atLength, test } from '../../people/stage.ts';

const scheme = 'data-mantine-color-scheme';

test('what is printed from the dark is light, and a report begins on its first page', atLength, async ({ enter }) => {
  const visitor = await enter({ device: 'desktop', language: 'fr', theme: 'dark' });
  const { page } = visitor;
  const html = page.locator('html');
  const call = await callerFor(demoPeople.athlete);
  const { UserId: id } = await call(getSelf);
  const body = { TimeStamp: new Date().toISOString(), Values: [{ Key: 'weight' as const, Value: 61 }], Note: '', ClubId: null };
  const { MeasureEventId } = await call(createMeasures, { params: { id }, body });
  await signIn(visitor, demoPeople.athlete, demoPassword);
  await page.goto(`/#/BiometricReport/${MeasureEventId}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(html).toHaveAttribute(scheme, 'dark');

  await page.emulateMedia({ media: 'print' });
  await expect(html).toHaveAttribute(scheme, 'light');
  await expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });
  await expect(html).toHaveAttribute(scheme, 'dark');

  // On paper with room for all of it, only a break would begin a second page.
  await page.evaluate(
    `addEventListener('beforeprint', () => { document.title = document.documentElement.getAttribute('${scheme}'); })`,
  );
  const printed = await page.pdf({ width: '210mm', height: '3000mm' });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expect(page).toHaveTitle('light');
  await expect(html).toHaveAttribute(scheme, 'dark');
});

test('a sheet on paper has no empty page, and what is said of an exercise stays with it', atLength, async ({ enter }) => {
  const visitor = await enter({ device: 'desktop', language: 'en', theme: 'light' });
  const { page, say } = visitor;
  const call = await callerFor(demoPeople.trainer);
  const { AvailableRoles } = await call(getSelf);
  const id = AvailableRoles.Trainer[0]?.ClubId ?? 0;
  const { data: offered } = await call(listOfferedExercises, { params: { id }, query: { length: 50 } });
  const lines = offered.map(({ ExerciseId }) => ({
    Kind: 'exercise' as const,
    ExerciseId,
    Reps: 8,
    RepsMax: 12,
    Duration: null,
    Weight: 20,
    WeightMax: null,
    Tempo: '',
    Rpe: 7,
    CardioZone: null,
    CardioZoneMax: null,
    MachineLevel: null,
    Superset: false,
    Afap: false,
    Notes: '',
    Rest: null,
  }));
  const group = (...sets: readonly (readonly [from: number, to: number])[]) => ({
    Section: 'main' as const,
    Name: '',
    Sets: sets.map(([from, to]) => ({ Rounds: 3, RoundRest: 60, Lines: lines.slice(from, to) })),
  });
  const long = await call(createSheet, {
    params: { id },
    body: {
      Name: 'Long groups',
      Description: '',
      Type: 'regular',
      Folder: '',
      Location: 'club',
      Intensity: null,
      Shareable: true,
      Publishable: true,
      Template: false,
      ClonableToPersonal: false,
      VisibleToAll: false,
      Days: [
        { Name: 'Day A', Groups: [group([0, 5]), group([5, 9]), group([9, 13])] },
        { Name: 'Day B', Groups: [group([13, 22], [22, 31]), group([31, 38])] },
      ],
    },
  });
  // The demo goes on being written when the product answers already.
  let short = 0;
  await expect
    .poll(async () => {
      const { data } = await call(listSheets, { params: { id }, query: { length: 50 } });
      short = data.find(({ Name }) => Name === sheets[0]?.Name)?.WorkoutSheetId ?? 0;
      return short;
    })
    .toBeGreaterThan(0);
  await signIn(visitor, demoPeople.trainer, demoPassword);

  for (const [sheetId, exercises, pages] of [
    [short, 8, 2],
    [long.WorkoutSheetId, 38, undefined],
  ] as const) {
    await page.goto(`/#/ExportWorkoutSheet/${sheetId}`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(exercises);
    await expect(page.getByRole('img', { name: say('sheets.openOnPhone') })).toBeVisible();
    for (const format of ['A4', 'Letter'] as const) {
      const paper = onPages(await page.pdf({ format, preferCSSPageSize: true, tagged: true }));
      const where = `${sheetId} on ${format}`;
      if (pages !== undefined) expect(paper.pages, where).toBe(pages);
      const rows = paper.pagesOf('LI');
      expect(rows, where).toHaveLength(exercises);
      // Each row on one page, and rows on each page.
      for (const row of rows) expect(row.pages, where).toHaveLength(1);
      expect(new Set(rows.flatMap((row) => row.pages)).size, where).toBe(paper.pages);
      for (const heading of [...paper.pagesOf('H2'), ...paper.pagesOf('H3')])
        expect(heading.pages, where).toEqual(rows.find(({ at }) => at > heading.at)?.pages);
    }
  }
});

/** What a printed document says of its structure: which pages there are, and on which of them each element stands, in its order. */
function onPages(printed: Buffer) {
  const objects = [...printed.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id, text = '']) => ({
    id: Number(id),
    text,
  }));
  const elements = objects.filter(({ text }) => text.includes('/Type /StructElem'));
  const children = Map.groupBy(elements, ({ text }) => Number(/\/P (\d+) 0 R/.exec(text)?.[1]));
  const pagesOf = ({ id, text }: (typeof elements)[number]): number[] => [
    ...[...text.matchAll(/\/Pg (\d+) 0 R/g)].map(([, page]) => Number(page)),
    ...(children.get(id) ?? []).flatMap(pagesOf),
  ];
  // An element has a lower number than those after it.
  const inOrder = elements.toSorted((one, other) => one.id - other.id);
  return {
    pages: objects.filter(({ text }) => /\/Type \/Page\b/.test(text)).length,
    pagesOf: (kind: string) =>
      inOrder
        .filter(({ text }) => new RegExp(`/S /${kind}\\b`).test(text))
        .map((element) => ({ at: element.id, pages: [...new Set(pagesOf(element))] })),
  };
}
