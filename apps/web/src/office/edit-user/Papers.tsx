import { Documents } from '../../members/documents/public.ts';
import { MemberFiles } from '../../members/files/public.ts';
import { useT } from '../../platform/phrases.ts';
import { MemberPrograms } from '../training-programs/public.ts';
import classes from './Papers.module.css';

export function Papers({ userId, name }: { userId: number; name: string }) {
  const t = useT();
  return (
    <div className={classes['papers']}>
      <div>
        <Documents userId={userId} name={name} all />
        <p className={classes['note']}>{t('members.expirationsNote')}</p>
      </div>
      <MemberFiles userId={userId} name={name} />
      <MemberPrograms userId={userId} />
    </div>
  );
}
