import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DayCalendar } from '../../../kit/fields/DayCalendar.tsx';
import { FormatsContext, makeFormats, settingsOf } from '../../../platform/formats.ts';
import { showLanguage } from '../../../platform/phrases.ts';
import { oneIn } from '../../../test/examples.ts';
import { Providers } from '../../../test/screen.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';

afterEach(() => showLanguage('en', { remember: false }));

it.each(
  oneIn(4, [
    ['en', 'November 20, 2026', '20 November 2026', 'Times of the day'],
    ['it', '20 novembre 2026', '20 novembre 2026', 'Orari del giorno'],
    ['es', '20 de noviembre de 2026', '20 noviembre 2026', 'Horas del día'],
    ['fr', '20 novembre 2026', '20 novembre 2026', 'Heures du jour'],
  ] as const),
)(
  'the calendar names days for screen readers in the week and date fields in %s',
  { tags: ['examples'] },
  async (language, ofWeek, ofField, times) => {
    await showLanguage(language, { remember: false });
    const formats = makeFormats(settingsOf(language));
    render(
      <Providers>
        <FormatsContext value={formats}>
          <CalendarGrid
            view="timeGridWeek"
            date="2026-11-20"
            timeZone="Europe/Rome"
            events={[]}
            maxEvents={3}
            height="content"
            event={() => null}
          />
          <DayCalendar defaultDate="2026-11-20" value={null} locale={formats.picker.locale} onChange={() => undefined} />
        </FormatsContext>
      </Providers>,
    );
    const friday = screen.getAllByRole('columnheader').find((head) => head.getAttribute('data-date') === '2026-11-20');
    expect(friday?.firstElementChild?.textContent).toBe(ofWeek);
    expect(screen.getByRole('rowheader', { name: times })).toBeTruthy();
    expect(screen.getByRole('button', { name: ofField })).toBeTruthy();
  },
);
