import { listUserTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { IconTag } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Tags.module.css';
import { tagWords } from './tag-words.ts';

/** The groups somebody of the club is in, to be read beside her name; nothing where she is in none. */
export function TagChips({ clubId, userId }: { clubId: number; userId: number }) {
  const t = useT();
  const hers = useCall(listUserTags, { params: { id: clubId, userId } }, { quiet: true, ignore: [404] }).data ?? [];
  if (hers.length === 0) return null;
  return (
    <ul className={classes['chips']} aria-label={t('clubs.tags')}>
      {hers.map((tag) => (
        <li key={tag.ClubTagId}>
          <StateChip tone="outline" icon={IconTag}>
            {tagWords(tag, t)}
          </StateChip>
        </li>
      ))}
    </ul>
  );
}
