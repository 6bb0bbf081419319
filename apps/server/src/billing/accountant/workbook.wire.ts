import type { AccountantLine } from '@clubpulse/contract/billing/accountant/accountant';
import type { Language } from '@clubpulse/contract/scalars';
import { minorDigits } from '@clubpulse/rules/formats/money';
import { dayIn } from '@clubpulse/rules/time/days';
import writeXlsxFile, { type Row, type Sheet } from 'write-excel-file/node';
import { phrase } from '../../platform/phrases/phrases.ts';

const RATE_PARTS = 100;
const NAME_MAX = 31;
/** Length of ` (31)`. */
const MARK_MAX = 5;

const heads = [
  'date',
  'number',
  'transaction',
  'member',
  'name',
  'text',
  'method',
  'currency',
  'gross',
  'net',
  'vat',
  'code',
  'rate',
  'refers',
  'operator',
  'fee',
  'payout',
  'inBank',
] as const;

interface Reader {
  readonly language: Language;
  readonly timeZone: string;
}

/** A sheet name has at most 31 characters, none of the characters below, and is unique ignoring case. */
function sheetName(name: string, used: Set<string>): string {
  const plain = name.replace(/[\\/?*[\]:']/g, ' ').slice(0, NAME_MAX);
  const free = used.has(plain.toLowerCase()) ? `${plain.slice(0, NAME_MAX - MARK_MAX)} (${used.size + 1})` : plain;
  used.add(free.toLowerCase());
  return free;
}

/** Texts cannot become formulas, because each cell has a type. */
export async function workbookOf(lines: readonly AccountantLine[], reader: Reader): Promise<string> {
  const { language } = reader;
  const byCode = Map.groupBy(lines, ({ VatCode }) => VatCode);
  const used = new Set<string>();
  const head: Row = heads.map((key) => ({ value: phrase(language, `accountant.${key}`), fontWeight: 'bold' }));
  const sheet = (name: string, rows: readonly AccountantLine[]): Sheet<Buffer> => ({
    sheet: sheetName(name, used),
    data: [head, ...rows.map((line) => rowOf(line, reader))],
  });
  const all = sheet(phrase(language, 'accountant.all'), lines);
  const codes = [...byCode].map(([code, rows]) =>
    sheet(code === null ? phrase(language, 'accountant.withoutCode') : `${phrase(language, 'accountant.vat')} ${code}`, rows),
  );
  const book = await writeXlsxFile([all, ...codes]).toBuffer();
  return book.toString('base64');
}

function rowOf(line: AccountantLine, { language, timeZone }: Reader): Row {
  const digits = minorDigits(line.Currency);
  const money = (amount: number | null) =>
    amount === null
      ? null
      : { value: amount / 10 ** digits, type: Number, format: digits === 0 ? '0' : `0.${'0'.repeat(digits)}` };
  const text = (value: string | null) => (value === null || value === '' ? null : { value, type: String });
  const isCard = line.Method === 'Credit' || line.Method === 'Debit';
  const method = line.PaymentMode === 'Online' && isCard ? 'accountant.Online' : `accountant.${line.Method}`;
  return [
    text(dayIn(timeZone, new Date(line.IssuedAt))),
    text(line.Number),
    { value: line.TransactionId, type: Number },
    line.MemberId === null ? null : { value: line.MemberId, type: Number },
    text(line.MemberName),
    text(line.Text),
    text(phrase(language, method)),
    text(line.Currency),
    money(line.Gross),
    money(line.Net),
    money(line.Vat),
    text(line.VatCode),
    line.VatRate === null ? null : { value: line.VatRate / RATE_PARTS, type: Number },
    text(line.OfNumber),
    text(line.Operator),
    money(line.ProviderFee),
    text(line.ExtPayoutId),
    text(line.PaidOutOn),
  ];
}
