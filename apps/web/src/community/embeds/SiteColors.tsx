import { contrastOf, tooPale } from '@clubpulse/rules/community/embeds/contrast';
import { TextInput } from '@mantine/core';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Embeds.module.css';

const colors = ['Paper', 'Text', 'Mark'] as const;
type Colors = Record<(typeof colors)[number], string>;

interface SiteColorsProps {
  readonly values: Readonly<Colors>;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly onChange: (color: Partial<Colors>) => void;
}

export function SiteColors({ values, errors, onChange }: SiteColorsProps) {
  const t = useT();
  const formats = useFormats();
  const ratio = (color: string) => formats.number(contrastOf(values.Paper, color), 1);
  return (
    <fieldset className={classes['colors']}>
      <legend>{t('embeds.colors')}</legend>
      <div>
        {colors.map((one) => (
          <TextInput
            key={one}
            type="color"
            label={t(`embeds.${one}`)}
            value={values[one]}
            error={errors[one]}
            onChange={(event) => onChange({ [one]: event.currentTarget.value })}
          />
        ))}
      </div>
      {tooPale(values).length === 0 && (
        <p className={classes['note']}>{t('embeds.contrast', { text: ratio(values.Text), mark: ratio(values.Mark) })}</p>
      )}
    </fieldset>
  );
}
