import { NumberInput } from '@mantine/core';
import { EditorSection, Pair } from '../../kit/edit/EditorSections.tsx';
import { useT } from '../../platform/phrases.ts';
import { HeightField, WeightField } from './BodyFields.tsx';
import type { SectionProps } from './section.ts';

export function BodySection({ draft: { values, set }, errors }: SectionProps) {
  const t = useT();
  return (
    <EditorSection id="body" title={t('accounts.body')}>
      <HeightField value={values.Height} error={errors['Height']} onChange={(value) => set({ Height: value })} />
      <Pair>
        <WeightField
          key={values.UnitSystem}
          value={values.Weight}
          error={errors['Weight']}
          onChange={(value) => set({ Weight: value })}
        />
        <NumberInput
          label={t('accounts.ftp')}
          description={t('accounts.ftpNote')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={values.FTP ?? ''}
          error={errors['FTP']}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          onChange={(value) => set({ FTP: value === '' ? null : Number(value) })}
        />
      </Pair>
    </EditorSection>
  );
}
