import { useFormats } from '../../platform/formats.ts';
import classes from './Reports.module.css';
import { signedMoney, signedPercent } from './report-texts.ts';

type ChangeProps = { readonly amount: number; readonly currency: string } | { readonly percent: number };

export function Change(props: ChangeProps) {
  const formats = useFormats();
  const [value, text] =
    'percent' in props
      ? [props.percent, signedPercent(props.percent, formats)]
      : [props.amount, signedMoney(props.amount, props.currency, formats)];
  return (
    <span className={classes['change']} data-way={value > 0 ? 'up' : value < 0 ? 'down' : 'same'}>
      {text}
    </span>
  );
}
