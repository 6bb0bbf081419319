import { useT } from '../../../../platform/phrases.ts';

export function TimesOrder() {
  const t = useT();
  return t('time-of-day-order');
}
