import { useNetwork } from '@mantine/hooks';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import classes from './AsOf.module.css';

interface AsOfProps {
  query: { dataUpdatedAt: number; errorUpdatedAt: number };
}

/** When what is on the screen was true: said while there is no network, or the last answer did not come. */
export function AsOf({ query: { dataUpdatedAt, errorUpdatedAt } }: AsOfProps) {
  const t = useT();
  const formats = useFormats();
  const { online } = useNetwork();
  if (dataUpdatedAt === 0 || (online && errorUpdatedAt <= dataUpdatedAt)) return null;
  return (
    <p role="status" className={classes['asOf']}>
      {t('booking.asOf', { time: formats.time(new Date(dataUpdatedAt)) })}
    </p>
  );
}
