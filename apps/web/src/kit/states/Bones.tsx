import classes from './Skeleton.module.css';

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

export const lines = (count: number) => Array.from({ length: count }, (_, line) => line);

export function Row({ row }: { row: number }) {
  return (
    <div className={classes['row']}>
      <Bone width={34} height={34} round />
      <div className={classes['lines']}>
        <Bone width={`${46 + ((row * 17) % 30)}%`} />
        <Bone width={`${24 + ((row * 11) % 20)}%`} height={10} />
      </div>
      <Bone width={64} height={20} round />
    </div>
  );
}

export function Named({ row, pictured, lines: count }: { row: number; pictured: boolean; lines?: number }) {
  const shown = count ?? (pictured ? 2 : 1);
  return (
    <div className={classes['named']}>
      {pictured && <Bone width={34} height={34} round />}
      <div className={classes['lines']}>
        <Bone width={`${46 + ((row * 17) % 30)}%`} />
        {lines(shown - 1).map((line) => (
          <Bone key={line} width={`${24 + ((row * 11 + line * 19) % 30)}%`} height={10} />
        ))}
      </div>
    </div>
  );
}

export const Identity = () => (
  <div className={classes['row']}>
    <Bone width={56} height={56} round />
    <div className={classes['lines']}>
      <Bone width="40%" height={18} />
      <Bone width="28%" />
    </div>
  </div>
);

export const Tabs = ({ tabs }: { tabs: number }) => (
  <div className={classes['tabs']} data-line="true">
    {lines(tabs).map((tab) => (
      <Bone key={tab} width={64 + ((tab * 29) % 50)} height={14} />
    ))}
  </div>
);

export const FormBones = ({ fields }: { fields: number }) => (
  <div className={classes['form']}>
    {lines(fields).map((field) => (
      <div key={field} className={classes['field']}>
        <Bone width={`${18 + ((field * 7) % 14)}%`} />
        <Bone height={36} />
      </div>
    ))}
  </div>
);

export const FigureBones = () => (
  <div className={classes['figures']}>
    {lines(4).map((figure) => (
      <Bone key={figure} height={74} />
    ))}
  </div>
);
