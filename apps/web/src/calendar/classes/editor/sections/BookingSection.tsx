import { bookingModes } from '@clubpulse/contract/calendar/classes/class-types';
import type { BookingMode } from '@clubpulse/contract/calendar/classes/classes';
import { bookingWindow } from '@clubpulse/rules/calendar/booking-rules/booking-times';
import { refuseFieldChange } from '@clubpulse/rules/calendar/classes/class-fields';
import { Radio, TextInput } from '@mantine/core';
import { EditorSection, Pair } from '../../../../kit/edit/EditorSections.tsx';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { bookingModePhrases } from '../../../parts/class-types.ts';
import styles from '../ClubClass.module.css';
import type { FormProps } from './form.ts';
import { NumberField } from './NumberField.tsx';

const notes = {
  Open: 'calendar.mode.OpenNote',
  Invite: 'calendar.mode.InviteNote',
  NotBookable: 'calendar.mode.NotBookableNote',
  ExternalApp: 'calendar.mode.ExternalAppNote',
} as const satisfies Record<BookingMode, string>;

export function BookingSection({ draft, errors, stored, begin }: FormProps & { begin: Date | undefined }) {
  const t = useT();
  const { values, set } = draft;
  const locked = (mode: BookingMode) =>
    stored !== undefined && refuseFieldChange(stored, { ...stored, BookingMode: mode })?.refused === 'BookingModeLocked';
  const anyLocked = bookingModes.some(locked);
  return (
    <EditorSection id="booking" title={t('calendar.section.booking')}>
      <Radio.Group
        label={t('calendar.bookingMode')}
        value={values.BookingMode}
        error={errors['BookingMode']}
        {...(anyLocked ? { description: t('calendar.modeLocked') } : {})}
        onChange={(next) => {
          const chosen = bookingModes.find((mode) => mode === next);
          if (chosen !== undefined) set({ BookingMode: chosen });
        }}
      >
        <div className={styles['modes']}>
          {bookingModes.map((mode) => (
            <Radio.Card key={mode} value={mode} className={styles['mode']} disabled={locked(mode)}>
              <Radio.Indicator />
              <span>
                <b>{t(bookingModePhrases[mode])}</b>
                <span>{t(notes[mode])}</span>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {values.BookingMode === 'ExternalApp' && (
        <TextInput
          label={t('calendar.externalLink')}
          withAsterisk
          type="url"
          value={values.ExternalAppLink}
          error={errors['ExternalAppLink']}
          onChange={(event) => set({ ExternalAppLink: event.currentTarget.value })}
        />
      )}
      <Pair>
        <NumberField draft={draft} errors={errors} name="CalendarVisibilityDays" label="calendar.visibilityDays" />
        <NumberField draft={draft} errors={errors} name="BookingBeforeHours" label="calendar.bookingBefore" />
        <NumberField draft={draft} errors={errors} name="CancelBeforeHours" label="calendar.cancelBefore" />
      </Pair>
      {begin !== undefined && <WindowWords begin={begin} draft={draft} />}
    </EditorSection>
  );
}

function WindowWords({ begin, draft: { values } }: { begin: Date; draft: FormProps['draft'] }) {
  const t = useT();
  const formats = useFormats();
  const { CalendarVisibilityDays, BookingBeforeHours, CancelBeforeHours } = values;
  if (CalendarVisibilityDays === null || BookingBeforeHours === null || CancelBeforeHours === null) return null;
  const fields = { CalendarVisibilityDays, BookingBeforeHours, CancelBeforeHours };
  const { opensAt, closesAt, cancelUntil } = bookingWindow(begin, fields, formats.timeZone);
  const words = (at: Date) => `${formats.weekday(at, 'short')} ${formats.dateTime(at)}`;
  return (
    <dl className={styles['window']}>
      <div>
        <dt>{t('calendar.window.opens')}</dt>
        <dd>{words(opensAt)}</dd>
      </div>
      <div>
        <dt>{t('calendar.window.closes')}</dt>
        <dd>{words(closesAt)}</dd>
      </div>
      <div>
        <dt>{t('calendar.window.cancel')}</dt>
        <dd>{words(cancelUntil)}</dd>
      </div>
      <div>
        <dt>{t('calendar.window.begins')}</dt>
        <dd>{words(begin)}</dd>
      </div>
    </dl>
  );
}
