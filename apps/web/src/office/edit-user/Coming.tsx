import { Bone } from '../../kit/states/Bones.tsx';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import classes from './Overview.module.css';

export function Coming({ label }: { label: PhraseKey }) {
  const t = useT();
  return (
    <>
      <dt>{t(label)}</dt>
      <dd className={classes['coming']} aria-hidden="true">
        <Bone width={72} />
      </dd>
    </>
  );
}
