import { LEVEL_POINTS } from '@clubpulse/contract/community/levels';
import { getMemberLevel } from '@clubpulse/contract/community/levels.calls';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { levelName } from './level-names.ts';
import classes from './MyLevel.module.css';

export function MemberLevel({ userId }: { readonly userId: number }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const found = useCall(getMemberLevel, { params: { id, userId } }, { quiet: true, ignore: [403, 404] });
  const level = found.data?.Level;
  if (!level) return null;
  const points = { points: formats.number(level.Points), needed: formats.number(LEVEL_POINTS) };
  return (
    <p className={classes['ofMember']}>
      <b>{t('levels.level', { level: level.Level })}</b> {t(levelName(level.Level))}
      <span>{t('levels.thisMonth', points)}</span>
    </p>
  );
}
