import { useT } from '../../platform/phrases.ts';
import classes from './CodeToType.module.css';
import { CopyButton } from './CopyButton.tsx';

export function CodeToType({ code, used }: { code: string; used: boolean }) {
  const t = useT();
  return (
    <div className={classes['line']}>
      <p className={classes['code']} data-used={used} aria-label={`${t('devices.code')} ${code}`}>
        {[...code].map((letter, place) => (
          <span key={place}>{letter}</span>
        ))}
      </p>
      {!used && <CopyButton text={code} label={t('devices.copyCode')} />}
    </div>
  );
}
