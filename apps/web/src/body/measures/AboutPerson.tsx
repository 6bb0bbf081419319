import type { MeasuredPerson } from '@clubpulse/contract/body/measures/measures';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';

export function AboutPerson({ person: { Age, Gender, Height } }: { person: MeasuredPerson }) {
  const t = useT();
  const formats = useFormats();
  const parts = [
    Age !== null && t('measures.years', { count: Age }),
    Gender === 'Male' && t('measures.male'),
    Gender === 'Female' && t('measures.female'),
    Height !== null && formats.height(Height),
  ];
  return parts.filter((part) => part !== false).join(', ');
}
