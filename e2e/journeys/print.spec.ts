import { closeDay, openCashDesk } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { createTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { createMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { listOfferedExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { createSheet } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { expect } from '@playwright/test';
import { callerFor } from '../people/calls.ts';
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
    // The paper is so long that only a page break would create a second page.
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

journey(
  'a closed day is printed on one sheet of A4, and no amount is cut',
  [
    { device: 'desktop', language: 'it', theme: 'dark' },
    { device: 'phone', language: 'fr', theme: 'light' },
  ],
  async ({ enter }, as) => {
    const { ClubId: id, employ } = await createOwnClub('Desk');
    await employ(demoPeople.manager, 'Manager');
    const call = await callerFor(demoPeople.manager);
    const sold = { Type: 'Purchase' as const, Currency: 'EUR', Amount: 123_456 };
    await call(openCashDesk, { params: { id }, body: { Float: 15_000 } });
    for (const Method of ['Cash', 'Debit', 'Credit', 'BankDebit', 'WireTransfer', 'Other'] as const)
      await call(createTransaction, { params: { id }, body: { ...sold, Method } });
    const equal = { Expected: sold.Amount, Counted: sold.Amount };
    const Counted = [
      { Method: 'Cash', Expected: 138_456, Counted: 138_000, Kind: 'WrongChange', Reason: 'Given twice to a guest' },
      { Method: 'Debit', ...equal },
      { Method: 'Credit', ...equal },
    ] as const;
    const { DayCloseId } = await call(closeDay, { params: { id }, body: { Counted: [...Counted], FloatLeft: 15_000 } });
    const { page } = await enter(as, { email: demoPeople.manager, ClubId: id });
    await page.goto(`/#/ClosedDay/${DayCloseId}`);
    const paper = page.getByRole('article');
    await expect(paper.getByRole('heading', { level: 3 })).toHaveCount(7);
    const printed = onPages(await page.pdf({ format: 'A4', preferCSSPageSize: true, tagged: true }));
    expect(printed.pages).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 688, height: 1000 });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(688);
    await expect(page.getByRole('button')).toHaveCount(0);
  },
);

journey(
  'a receipt is printed on A4 and on a roll of 80 mm',
  [{ device: 'desktop', language: 'en', theme: 'dark' }],
  async ({ enter }, as) => {
    const { ClubId: id, employ } = await createOwnClub('Receipt');
    await employ(demoPeople.manager, 'Manager');
    const call = await callerFor(demoPeople.manager);
    const sold = { Type: 'Purchase' as const, Method: 'Cash' as const, Currency: 'EUR', Amount: 5_900, Description: 'Yoga mat' };
    const { ReceiptId } = await call(createTransaction, { params: { id }, body: sold });
    const { page, say } = await enter(as, { email: demoPeople.manager, ClubId: id });
    await page.addInitScript('window.print = () => {}');
    await page.goto(`/#/ClubReceipt/${ReceiptId}`);
    const paper = page.getByRole('article');
    const widthOf = async () => {
      const printed = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      const boxes = [...printed.matchAll(/\/MediaBox \[0 0 ([\d.]+)/g)].map(([, points]) => Number(points));
      expect(boxes).toHaveLength(1);
      return Math.round(((boxes[0] ?? 0) * 25.4) / 72);
    };
    await expect(paper).toContainText('Yoga mat');
    expect(await widthOf()).toBe(210);
    await page.getByRole('button', { name: say('billing.printRoll') }).click();
    await expect(paper).toHaveAttribute('data-format', 'Roll');
    expect(await widthOf()).toBe(80);
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
