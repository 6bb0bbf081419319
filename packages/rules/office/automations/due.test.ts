import {
  ANSWER_STOPS_DAYS,
  AUTOMATIC_MESSAGES,
  AUTOMATION_QUIET,
  quietEnds,
  quietStarts,
} from '@clubpulse/contract/office/automations/automations';
import { languages } from '@clubpulse/contract/scalars';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallClock } from '../../time/days.ts';
import { allowedFrom, causesDueIn, dueAt, isStillMeant, isStopped, mainLanguage, standingIn } from './due.ts';

const HOUR = 3_600_000;
const anInstant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const hoursIn = fc.record({
  TimeZone: fc.constantFrom('Europe/Rome', 'America/New_York', 'Pacific/Auckland', 'UTC'),
  QuietFrom: fc.constantFrom(...quietStarts),
  QuietUntil: fc.constantFrom(...quietEnds),
});
const aWait = fc.integer({ min: 0, max: 2160 });
const aTiming = fc.record({
  WaitHours: aWait,
  SendsMessage: fc.boolean(),
});

it('acts are due after the wait, and a message is never due in the quiet hours of the club', () => {
  fc.assert(
    fc.property(anInstant, aTiming, hoursIn, (at, timing, hours) => {
      const due = dueAt(at, timing, hours);
      const moved = due.getTime() - at.getTime() - timing.WaitHours * HOUR;
      expect(moved).toBeGreaterThanOrEqual(0);
      expect(moved).toBeLessThan(21 * HOUR);
      const { clock } = wallClock(due, hours.TimeZone);
      if (!timing.SendsMessage) expect(moved).toBe(0);
      else expect(clock >= hours.QuietUntil && clock < hours.QuietFrom).toBe(true);
    }),
  );
});

it('a message due in the evening moves to the morning of the club, in its time zone', () => {
  const timing = { WaitHours: 2, SendsMessage: true };
  const hours = { ...AUTOMATION_QUIET, TimeZone: 'Europe/Rome' };
  expect(dueAt(new Date('2026-11-19T18:00:00Z'), timing, hours)).toEqual(new Date('2026-11-20T07:00:00Z'));
  expect(dueAt(new Date('2026-11-19T17:59:00Z'), timing, hours)).toEqual(new Date('2026-11-19T19:59:00Z'));
});

it('the period searched for causes contains every cause whose acts are due in the given span', () => {
  fc.assert(
    fc.property(anInstant, aTiming, hoursIn, anInstant, fc.nat(30), (at, timing, hours, from, days) => {
      const span = { from, to: new Date(from.getTime() + days * 24 * HOUR) };
      if (standingIn({ At: at, EndedAt: null }, dueAt(at, timing, hours), span) === 'Outside') return;
      const causes = causesDueIn(timing, span);
      expect(at >= causes.from && at <= causes.to).toBe(true);
    }),
  );
});

it('each due time is in exactly one of two consecutive spans, and a reason that ended before the due time stops the acts', () => {
  fc.assert(
    fc.property(anInstant, fc.nat(100), fc.integer({ min: -50, max: 150 }), fc.option(fc.integer()), (from, hours, at, ended) => {
      const later = (some: number) => new Date(from.getTime() + some * HOUR);
      const due = later(at);
      const cause = { At: from, EndedAt: ended === null ? null : later(ended % 200) };
      const [first, second] = [
        { from, to: later(hours) },
        { from: later(hours), to: later(100) },
      ];
      const found = [standingIn(cause, due, first), standingIn(cause, due, second)].filter((one) => one !== 'Outside');
      const hasEnded = ended !== null && ended % 200 <= at;
      expect(found).toEqual(at > 0 && at <= 100 ? [hasEnded ? 'Ended' : 'Reached'] : []);
    }),
  );
});

it('a run that had to wait is stopped if the reason ended meanwhile', () => {
  const [due, ended] = [new Date('2026-11-19T10:00:00Z'), new Date('2026-11-19T12:00:00Z')];
  const at = (text: string) => isStillMeant({ At: due, EndedAt: ended }, due, new Date(text));
  expect(at('2026-11-19T10:15:00Z')).toBe(true);
  expect(at('2026-11-19T11:59:00Z')).toBe(true);
  expect(at('2026-11-19T12:00:00Z')).toBe(false);
  expect(isStillMeant({ At: due, EndedAt: null }, due, new Date('2026-11-25T12:00:00Z'))).toBe(true);
});

it('never more than three automatic messages are sent within seven days', () => {
  const sent: Date[] = [];
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 40 }), (steps) => {
      sent.length = 0;
      let now = new Date('2026-11-01T10:00:00Z');
      for (const step of steps) {
        now = new Date(now.getTime() + step * HOUR);
        const from = allowedFrom(sent, now);
        if (from === undefined) sent.push(now);
        else {
          expect(from > now).toBe(true);
          expect(allowedFrom(sent, from)).toBeUndefined();
        }
      }
      for (const first of sent) {
        const week = sent.filter((at) => at >= first && at.getTime() < first.getTime() + 7 * 24 * HOUR);
        expect(week.length).toBeLessThanOrEqual(AUTOMATIC_MESSAGES.max);
      }
    }),
  );
});

it('readers without a text in their language get the text in the language of the club, or else the first written text', () => {
  const words = { Title: 'Hello', Text: 'See you' };
  expect(mainLanguage({ en: words, it: words }, 'it')).toBe('it');
  expect(mainLanguage({ es: words, fr: words }, 'it')).toBe('es');
  for (const language of languages) expect(mainLanguage({ [language]: words }, 'en')).toBe(language);
});

it('an automation is stopped until 90 days after the last reply', () => {
  const replied = new Date('2026-03-01T10:00:00Z');
  const after = (days: number) => new Date(replied.getTime() + days * 24 * HOUR);
  expect(isStopped(null, replied)).toBe(false);
  expect([after(0), after(ANSWER_STOPS_DAYS - 1), after(ANSWER_STOPS_DAYS)].map((now) => isStopped(replied, now))).toEqual([
    true,
    true,
    false,
  ]);
});
