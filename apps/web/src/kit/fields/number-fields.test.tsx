import { type Language, languages, locales, MONEY_MAX } from '@clubpulse/contract/scalars';
import { numberText, readNumber } from '@clubpulse/rules/formats/numbers';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { showLanguage } from '../../platform/phrases.ts';
import { atLength, oneIn } from '../../test/examples.ts';
import { openPart } from '../../test/part.tsx';
import { userEvent } from '../../test/user.ts';
import { MoneyField } from './MoneyField.tsx';
import { NumberField } from './NumberField.tsx';

let value: number | null = null;
type Field = (props: { value: number | null; onChange: (next: number | null) => void }) => ReactNode;

function Held({ field: Shown }: { field: Field }) {
  const [held, setHeld] = useState<number | null>(value);
  return (
    <Shown
      value={held}
      onChange={(next) => {
        value = next;
        setHeld(next);
      }}
    />
  );
}
const price =
  (currency: string): Field =>
  (props) => <MoneyField label="Price" currency={currency} {...props} />;
const euros = price('EUR');
const yen = price('JPY');
const paid: Field = (props) => <MoneyField label="Amount" currency="EUR" min={1} {...props} />;
const weight: Field = (props) => <NumberField label="Weight" unit="kg" digits={1} step={0.5} max={300} {...props} />;
const seats: Field = (props) => <NumberField label="Seats" {...props} />;

async function open(field: Field, language: Language = 'en', begin: number | null = null) {
  cleanup();
  value = begin;
  await act(() => showLanguage(language, { remember: false }));
  openPart(<Held field={field} />, []);
  return screen.getByRole<HTMLInputElement>('textbox');
}
function type(input: HTMLInputElement, text: string) {
  for (const key of text) fireEvent.change(input, { target: { value: input.value + key } });
}
const empty = (input: HTMLInputElement) => fireEvent.change(input, { target: { value: '' } });
const paste = (input: HTMLInputElement, text: string) => fireEvent.change(input, { target: { value: text } });

const printed = fc
  .record({
    number: fc.oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 9999 })),
    digits: fc.integer({ min: 0, max: 3 }),
    language: fc.constantFrom(...languages),
    grouped: fc.boolean(),
    blank: fc.constantFrom(undefined, ' ', '\u00A0', '\u202F'),
    around: fc.constantFrom('', '', ' ', '\u00A0'),
    power: fc.constantFrom('', '', '', 'e3', 'E9'),
  })
  .map(({ number, digits, language, grouped, blank, around, power }) => {
    const useGrouping = grouped ? ('always' as const) : false;
    const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const text = new Intl.NumberFormat(locales[language], { useGrouping, ...fixed }).format(number / 10 ** digits);
    return `${around}${blank === undefined ? text : text.replace(/\s/g, blank)}${power}${around}`;
  });

describe('typing and pasting a number', () => {
  const kinds = [
    ['euros', euros, { digits: 2, minor: true, min: 0, max: MONEY_MAX, currency: 'EUR' }],
    ['yen', yen, { digits: 0, minor: true, min: 0, max: MONEY_MAX, currency: 'JPY' }],
    ['a weight', weight, { digits: 1, min: 0, max: 300 }],
  ] as const;
  const inLanguages = languages.flatMap((language) => kinds.map(([name, field, kind]) => [name, language, field, kind] as const));
  it.each(oneIn(inLanguages.length, inLanguages))(
    'both give the result of the rule for %s in %s',
    { tags: ['examples'] },
    async (_, language, field, kind) => {
      const input = await open(field, language);
      fc.assert(
        fc.property(printed, (text) => {
          empty(input);
          type(input, text);
          const typed = value;
          expect(input.value).toBe(text);
          empty(input);
          paste(input, text);
          expect(value).toBe(typed);
          const read = readNumber(text, { language, ...kind });
          expect(value).toBe(read.is === 'number' ? read.number : read.is === 'nothing' ? null : Number.NaN);
        }),
        { numRuns: atLength ? 40 : 10 },
      );
    },
  );
});

describe('a number field', () => {
  it('shows the limit when an amount exceeds it', async () => {
    const input = await open(euros, 'en');
    await userEvent.type(input, '10,000,001');
    await userEvent.tab();
    expect(value).toBeNaN();
    expect(await screen.findByText(/10,000,001.*10,000,000/)).toBeTruthy();
  });

  const taken = [
    ['1.234,5', euros, 'it', 123_450],
    ['1,234.50', euros, 'en', 123_450],
    ['19.99', euros, 'en', 1999],
    ['€59', euros, 'en', 5900],
    ['59 €', euros, 'it', 5900],
    ['1\u00A0234.50', euros, 'en', 123_450],
    ['.5', euros, 'en', 50],
    ['¥300', yen, 'en', 300],
    ['61,5', weight, 'it', 61.5],
    ['61.5 kg', weight, 'en', 61.5],
    ['61,5KG', weight, 'fr', 61.5],
  ] as const;
  it.each(oneIn(4, taken))('accepts %s', { tags: ['examples'] }, async (text, field, language, number) => {
    const input = await open(field, language);
    await userEvent.type(input, text);
    expect(value).toBe(number);
    await userEvent.tab();
    expect(input.getAttribute('aria-invalid')).not.toBe('true');
  });

  const length: Field = (props) => <NumberField label="Length" digits={2} max={2000} {...props} />;
  const refused = [
    ['1e9', euros, 'en', 'Not clear: “1e9”. Write it like 1234.50.'],
    ['1.200', length, 'it', '«1.200» è 1200 o 1,2? Scrivi così.'],
    ['$59', euros, 'en', 'Not clear: “$59”. Write it like 1234.50.'],
    ['0', paid, 'en', 'Understood: 0. At least 0.01.'],
    ['-5', euros, 'en', 'Understood: -5. At least 0.'],
    ['1.999', euros, 'en', 'Understood: 1.999. At most 2 digits after the separator.'],
    ['61.55', weight, 'en', 'Understood: 61.55. At most 1 digit after the separator.'],
    ['1,234.5', seats, 'en', 'Understood: 1,234.5. Only whole numbers here.'],
    ['3000', weight, 'es', 'Entendido: 3.000. Como mucho 300.'],
    ['12,5', yen, 'fr', 'Compris : 12,5. Ici, seulement des nombres entiers.'],
  ] as const;
  it.each(oneIn(5, refused))(
    'refuses %s on blur, with the value that was read',
    { tags: ['examples'] },
    async (text, field, language, words) => {
      const input = await open(field, language);
      await userEvent.type(input, text);
      expect(screen.queryByText(words)).toBeNull();
      await userEvent.tab();
      expect(screen.getByText(words)).toBeTruthy();
      expect(input.value).toBe(text);
      expect(value).toBeNaN();
    },
  );

  const reps: Field = (props) => <NumberField label="Reps" max={500} {...props} />;
  const effort: Field = (props) => <NumberField label="RPE" digits={1} max={10} {...props} />;
  const height: Field = (props) => <NumberField label="Height" min={50} max={250} {...props} />;
  it.each([
    [reps, 'fr', 'Pas clair : « a few ». Écrivez comme 12.'],
    [effort, 'it', 'Non è chiaro: «a few». Scrivi come 3,5.'],
    [height, 'es', 'No está claro: «a few». Escribe como 120.'],
    [paid, 'en', 'Not clear: “a few”. Write it like 1234.50.'],
  ] as const)('shows an example of a text that it accepts', { tags: ['atLength'] }, async (field, language, words) => {
    const input = await open(field, language);
    await userEvent.type(input, 'a few');
    await userEvent.tab();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([
    ['61,5', weight, 'en', '61.5', 61.5],
    ['61,5 kg', weight, 'en', '61.5', 61.5],
    ['82.4', weight, 'it', '82,4', 82.4],
    ['49.90', euros, 'it', '49,90', 4990],
  ] as const)('accepts %s of another language and reformats it on blur', async (text, field, language, shown, number) => {
    const input = await open(field, language);
    await userEvent.type(input, text);
    expect([input.value, value]).toEqual([text, number]);
    await userEvent.tab();
    expect([input.value, value]).toEqual([shown, number]);
    expect(input.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('accepts another notation and reformats it on blur', async () => {
    const spelling = { read: (text: string) => (text === '1:05' ? 65 : undefined), example: '1:05' };
    const input = await open((props) => <NumberField label="Weight" unit="min" spelling={spelling} {...props} />, 'en');
    await userEvent.type(input, '1:05');
    expect([input.value, value]).toEqual(['1:05', 65]);
    await userEvent.tab();
    expect(input.value).toBe('65');
    await userEvent.clear(input);
    await userEvent.type(input, '1:5');
    await userEvent.tab();
    expect(screen.getByText('Not clear: “1:5”. Write it like 1:05.')).toBeTruthy();
  });

  it('shows no error while a number is incomplete', async () => {
    const early: Field = (props) => (
      <NumberField label="Weight" digits={1} error={Number.isNaN(props.value) && 'Wrong'} {...props} />
    );
    const input = await open(early, 'it');
    await userEvent.type(input, '61,');
    expect(input.getAttribute('aria-invalid')).not.toBe('true');
    await userEvent.tab();
    expect(screen.getByText('Non è chiaro: «61,». Scrivi come 1234,5.')).toBeTruthy();
  });

  it('shows its value, and arrow keys change it within its limits', async () => {
    const input = await open(weight, 'fr', 299.5);
    expect(input.value).toBe(numberText(299.5, { language: 'fr', digits: 1 }));
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect([input.value, value]).toEqual(['300', 300]);
    await userEvent.keyboard('{ArrowDown}');
    expect([input.value, value]).toEqual(['299,5', 299.5]);
    const count = await open(seats, 'en', 1);
    await userEvent.click(count);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(value).toBe(0);
  });

  it('shows all decimals of an amount', { tags: ['atLength'] }, async () => {
    expect((await open(euros, 'it', 4990)).value).toBe('49,90');
    expect((await open(yen, 'en', 4990)).value).toBe('4990');
  });
});
