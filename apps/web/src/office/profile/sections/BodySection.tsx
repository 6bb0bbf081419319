import { HeightField, WeightField } from '../../../accounts/users/public.ts';
import { EditorSection, Pair } from '../../../kit/edit/EditorSections.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { useT } from '../../../platform/phrases.ts';
import type { SectionProps } from './section.ts';

export function BodySection({ draft: { values, set }, errors }: SectionProps) {
  const t = useT();
  return (
    <EditorSection id="body" title={t('accounts.body')} note={t('accounts.bodyNote')}>
      <HeightField value={values.Height} error={errors['Height']} onChange={(value) => set({ Height: value })} />
      <Pair>
        <WeightField
          key={values.UnitSystem}
          value={values.Weight}
          error={errors['Weight']}
          onChange={(value) => set({ Weight: value })}
        />
        <NumberField
          label={t('accounts.ftp')}
          description={t('accounts.ftpNote')}
          value={values.FTP}
          error={errors['FTP']}
          onChange={(value) => set({ FTP: value })}
        />
      </Pair>
    </EditorSection>
  );
}
