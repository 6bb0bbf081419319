import { dateFormats, firstDaysOfWeek } from '@clubpulse/contract/accounts/users';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { dateText } from '@clubpulse/rules/formats/dates';
import { TimeZoneField } from '../../../accounts/lookups/public.ts';
import { EditorSection, Pair } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { languageNames, useLanguage, useT } from '../../../platform/phrases.ts';
import { useTheme } from '../../../platform/theme/use-theme.ts';
import { useToday } from '../../../platform/use-today.ts';
import classes from './FormatsSection.module.css';
import type { SectionProps } from './section.ts';

const dayNamed = { Monday: '2026-11-02', Saturday: '2026-11-07', Sunday: '2026-11-08' } as const;

interface FormatsSectionProps extends SectionProps {
  onLanguage: (language: Language) => void;
}

export function FormatsSection({ draft: { values, set }, errors, onLanguage }: FormatsSectionProps) {
  const t = useT();
  const formats = useFormats();
  const shown = useLanguage();
  const { theme, setTheme } = useTheme();
  const today = useToday();
  return (
    <EditorSection id="formats" title={t('accounts.formats')}>
      <Pair>
        <ChoiceField
          label={t('shell.language')}
          allowDeselect={false}
          value={shown}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => {
            const language = languages.find((one) => one === value);
            if (language === undefined) return;
            set({ Language: language });
            onLanguage(language);
          }}
        />
        <TimeZoneField
          label={t('accounts.timeZone')}
          value={values.TimeZone}
          error={errors['TimeZone']}
          onChange={(TimeZone) => set({ TimeZone })}
        />
      </Pair>
      <Choice label={t('shell.theme')}>
        <Segmented
          label={t('shell.theme')}
          value={theme}
          options={[
            { value: 'light', label: t('shell.themeLight') },
            { value: 'dark', label: t('shell.themeDark') },
            { value: 'auto', label: t('shell.themeSystem') },
          ]}
          onChange={setTheme}
        />
      </Choice>
      <Choice label={t('accounts.dateFormat')}>
        <Segmented
          label={t('accounts.dateFormat')}
          value={values.DateFormat}
          options={dateFormats.map((value) => ({ value, label: dateText(today, value) }))}
          onChange={(value) => set({ DateFormat: value })}
        />
      </Choice>
      <Choice label={t('accounts.timeFormat')}>
        <Segmented
          label={t('accounts.timeFormat')}
          value={values.TimeFormat}
          options={[
            { value: 'h24', label: t('accounts.time24') },
            { value: 'h12', label: t('accounts.time12') },
          ]}
          onChange={(value) => set({ TimeFormat: value })}
        />
      </Choice>
      <Choice label={t('accounts.firstDay')}>
        <Segmented
          label={t('accounts.firstDay')}
          value={values.FirstDayOfWeek}
          options={firstDaysOfWeek.map((value) => ({ value, label: formats.weekday(dayNamed[value]) }))}
          onChange={(value) => set({ FirstDayOfWeek: value })}
        />
      </Choice>
      <Choice label={t('accounts.units')}>
        <Segmented
          label={t('accounts.units')}
          value={values.UnitSystem}
          options={[
            { value: 'Metric', label: t('accounts.unitsMetric') },
            { value: 'Imperial', label: t('accounts.unitsImperial') },
          ]}
          onChange={(value) => set({ UnitSystem: value })}
        />
      </Choice>
    </EditorSection>
  );
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={classes['choice']}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
