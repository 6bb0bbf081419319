import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../../platform/phrases.ts';
import classes from './Skeleton.module.css';

/** Nothing before this: most answers are faster, and a flash of grey is worse than nothing. */
const SHOW_AFTER_MS = 300;

/** Shows skeletons in the page's shape, after 300 ms; says "Loading" to readers. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useT();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true" className={classes['loading']} data-shown={shown}>
      <span className={classes['words']}>{t('kit.loading')}</span>
      {children}
    </div>
  );
}

/** One grey line or block; sizes as CSS. */
export function Bone({
  width = '100%',
  height = 12,
  round = false,
}: {
  width?: number | string;
  height?: number;
  round?: boolean;
}) {
  return <span className={classes['bone']} style={{ width, height, ...(round ? { borderRadius: height } : {}) }} />;
}

/** Rows of a list or a table while they load. */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes['row']}>
          <Bone width={34} height={34} round />
          <div className={classes['lines']}>
            <Bone width={`${46 + ((row * 17) % 30)}%`} />
            <Bone width={`${24 + ((row * 11) % 20)}%`} height={10} />
          </div>
          <Bone width={64} height={20} round />
        </div>
      ))}
    </Loading>
  );
}

/** Figures and a block below while a whole screen loads. */
export function SkeletonScreen() {
  return (
    <Loading>
      <div className={classes['figures']}>
        {[0, 1, 2, 3].map((figure) => (
          <Bone key={figure} height={74} />
        ))}
      </div>
      <Bone height={220} />
    </Loading>
  );
}
