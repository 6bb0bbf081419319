import { createMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { listOfferedExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { createSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { expect } from '@playwright/test';
import { demoPeople } from '../people/demo.ts';
import { createOwnClub } from '../people/own-club.ts';
import { journey } from '../people/stage.ts';

const scheme = 'data-mantine-color-scheme';
const EXERCISES = 38;
const exercise = {
  Kind: 'exercise' as const,
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
};
const sheet = {
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
} as const;

journey(
  'a page of the dark theme prints in light colours, a report starts on its first page, and no row of a sheet is split between pages',
  [
    { device: 'desktop', language: 'fr', theme: 'dark' },
    { device: 'phone', language: 'es', theme: 'dark' },
  ],
  async ({ enter }, as) => {
    const { ClubId, call, employ, member } = await createOwnClub('Paper');
    await employ(demoPeople.trainer, 'Trainer');
    const { UserId, email, call: own } = await member('Yara');
    const body = { TimeStamp: new Date().toISOString(), Values: [{ Key: 'weight' as const, Value: 61 }], Note: '', ClubId: null };
    const { MeasureEventId } = await own(createMeasures, { params: { id: UserId }, body });
    const athlete = await enter(as, { email });
    const html = athlete.page.locator('html');
    await athlete.page.goto(`/#/BiometricReport/${MeasureEventId}`);
    await expect(athlete.page.getByRole('table')).toBeVisible();
    await expect(html).toHaveAttribute(scheme, 'dark');
    await athlete.page.emulateMedia({ media: 'print' });
    await expect(html).toHaveAttribute(scheme, 'light');
    await expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(athlete.page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await athlete.page.emulateMedia({ media: 'screen' });
    await expect(html).toHaveAttribute(scheme, 'dark');
    // On paper this large only a page break creates a second page.
    await athlete.page.evaluate(
      `addEventListener('beforeprint', () => { document.title = document.documentElement.getAttribute('${scheme}'); })`,
    );
    const printed = await athlete.page.pdf({ width: '210mm', height: '3000mm' });
    expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await expect(athlete.page).toHaveTitle('light');
    await expect(html).toHaveAttribute(scheme, 'dark');

    const { data: offered } = await call(listOfferedExercises, { params: { id: ClubId }, query: { length: 50 } });
    const lines = offered.map(({ ExerciseId }) => ({ ...exercise, ExerciseId }));
    const group = (...sets: readonly (readonly [from: number, to: number])[]) => ({
      Section: 'main' as const,
      Name: '',
      Sets: sets.map(([from, to]) => ({ Rounds: 3, RoundRest: 60, Lines: lines.slice(from, to) })),
    });
    const Days = [
      { Name: 'Day A', Groups: [group([0, 5]), group([5, 9]), group([9, 13])] },
      { Name: 'Day B', Groups: [group([13, 22], [22, 31]), group([31, 38])] },
    ];
    const { WorkoutSheetId } = await call(createSheet, { params: { id: ClubId }, body: { ...sheet, Days } });
    const { page, say } = await enter(as, { email: demoPeople.trainer, ClubId });
    await page.goto(`/#/ExportWorkoutSheet/${WorkoutSheetId}`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(EXERCISES);
    await expect(page.getByRole('img', { name: say('sheets.openOnPhone') })).toBeVisible();
    for (const format of ['A4', 'Letter'] as const) {
      const paper = onPages(await page.pdf({ format, preferCSSPageSize: true, tagged: true }));
      const rows = paper.pagesOf('LI');
      expect(rows, format).toHaveLength(EXERCISES);
      for (const row of rows) expect(row.pages, format).toHaveLength(1);
      expect(new Set(rows.flatMap((row) => row.pages)).size, format).toBe(paper.pages);
      for (const heading of [...paper.pagesOf('H2'), ...paper.pagesOf('H3')])
        expect(heading.pages, format).toEqual(rows.find(({ at }) => at > heading.at)?.pages);
    }
  },
);

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
  // Object numbers of a PDF increase in document order.
  const inOrder = elements.toSorted((one, other) => one.id - other.id);
  return {
    pages: objects.filter(({ text }) => /\/Type \/Page\b/.test(text)).length,
    pagesOf: (kind: string) =>
      inOrder
        .filter(({ text }) => new RegExp(`/S /${kind}\\b`).test(text))
        .map((element) => ({ at: element.id, pages: [...new Set(pagesOf(element))] })),
  };
}
