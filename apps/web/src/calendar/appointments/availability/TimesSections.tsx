import { type AvailabilityExceptionKind, availabilityExceptionKinds } from '@clubpulse/contract/calendar/appointments';
import { someDayOn, weekdaysFrom } from '@clubpulse/rules/time/days';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { ClockField } from '../../../kit/fields/ClockField.tsx';
import { DateField } from '../../../kit/fields/DateField.tsx';
import type { Draft } from '../../../kit/form/use-form.ts';
import { useFormats } from '../../../platform/formats.ts';
import { type PhraseKey, useT } from '../../../platform/phrases.ts';
import styles from './Availability.module.css';
import type { AvailabilityDraft } from './availability-draft.ts';
import { Rows } from './Rows.tsx';

export interface SectionProps {
  draft: Draft<AvailabilityDraft>;
  errors: Readonly<Record<string, string | undefined>>;
}

/** The limits of the contract, whose schemas the screen does not load. */
const [MOST_HOURS, MOST_DAYS] = [28, 100];

export function HoursSection({ draft: { values, set }, errors }: SectionProps) {
  const t = useT();
  const formats = useFormats();
  const weekdays = weekdaysFrom(formats.firstDayOfWeek).map((day) => ({
    value: String(day),
    label: formats.weekday(someDayOn(day)),
  }));
  const last = values.Hours.at(-1);
  return (
    <EditorSection id="hours" title={t('availability.hours')} note={t('availability.hoursNote')}>
      <Rows
        legend={t('availability.hours')}
        rows={values.Hours}
        next={{
          DayOfWeek: last === undefined ? 1 : (last.DayOfWeek % 7) + 1,
          From: last?.From ?? '09:00',
          To: last?.To ?? '17:00',
        }}
        most={MOST_HOURS}
        add="availability.addHours"
        remove="availability.removeHours"
        error={errors['Hours']}
        onChange={(Hours) => set({ Hours })}
      >
        {(row, number, change) => (
          <>
            <ChoiceField
              aria-label={t('calendar.weekdayOf', { number })}
              data={weekdays}
              value={String(row.DayOfWeek)}
              allowDeselect={false}
              onChange={(value) => change({ DayOfWeek: Number(value) })}
            />
            <FromTo row={row} number={number} errors={errors} path={`Hours.${number - 1}`} onChange={change} />
          </>
        )}
      </Rows>
    </EditorSection>
  );
}

const kindPhrases = {
  DayOff: 'availability.kind.DayOff',
  Off: 'availability.kind.Off',
  Extra: 'availability.kind.Extra',
} as const satisfies Record<AvailabilityExceptionKind, PhraseKey>;

export function ExceptionsSection({ draft: { values, set }, errors, today }: SectionProps & { today: string }) {
  const t = useT();
  const kinds = availabilityExceptionKinds.map((value) => ({ value, label: t(kindPhrases[value]) }));
  return (
    <EditorSection id="exceptions" title={t('availability.exceptions')} note={t('availability.exceptionsNote')}>
      <div className={styles['days']}>
        <Rows
          legend={t('availability.exceptions')}
          rows={values.Exceptions}
          next={{ Day: null, Kind: 'DayOff', From: null, To: null }}
          most={MOST_DAYS}
          add="availability.addDay"
          remove="availability.removeDay"
          error={errors['Exceptions']}
          onChange={(Exceptions) => set({ Exceptions })}
        >
          {(row, number, change) => (
            <>
              <DateField
                label={t('availability.dayOf', { number })}
                value={row.Day}
                required
                near
                min={today}
                error={errors[`Exceptions.${number - 1}.Day`]}
                onChange={(Day) => change({ Day })}
              />
              <ChoiceField
                label={t('availability.kindOf', { number })}
                data={kinds}
                value={row.Kind}
                allowDeselect={false}
                onChange={(value) => {
                  const Kind = value ?? row.Kind;
                  change(Kind === 'DayOff' ? { Kind, From: null, To: null } : { Kind });
                }}
              />
              {row.Kind !== 'DayOff' && (
                <FromTo row={row} number={number} errors={errors} path={`Exceptions.${number - 1}`} labeled onChange={change} />
              )}
            </>
          )}
        </Rows>
      </div>
    </EditorSection>
  );
}

interface Times {
  readonly From: string | null;
  readonly To: string | null;
}

interface FromToProps {
  row: Times;
  number: number;
  errors: SectionProps['errors'];
  path: string;
  labeled?: boolean;
  onChange: (changes: Partial<Times>) => void;
}

function FromTo({ row, number, errors, path, labeled = false, onChange }: FromToProps) {
  const t = useT();
  return (
    <>
      <ClockField
        label={t('availability.fromOf', { number })}
        labelHidden={!labeled}
        required
        value={row.From}
        error={errors[`${path}.From`]}
        onChange={(From) => onChange({ From })}
      />
      <ClockField
        label={t('availability.toOf', { number })}
        labelHidden={!labeled}
        required
        value={row.To}
        error={errors[`${path}.To`]}
        onChange={(To) => onChange({ To })}
      />
    </>
  );
}
