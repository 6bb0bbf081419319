import { listTags, listUserTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useIsStaff } from '../../platform/session.tsx';
import classes from './Tags.module.css';
import { tagLabel } from './tag-text.ts';

interface PersonTagsProps {
  clubId: number;
  userId: number;
  name: string;
}

const AssignTags = lazyComponent(() => import('./AssignTags.tsx').then((it) => it.AssignTags));

export function usePersonTags({ clubId, userId, enabled = true }: { clubId: number; userId: number; enabled?: boolean }) {
  const all = useCall(listTags, { params: { id: clubId } }, { quiet: true, enabled });
  const assigned = useCall(listUserTags, { params: { id: clubId, userId } }, { quiet: true, ignore: [404], enabled });
  return { all, assigned, isPending: all.isPending || assigned.isPending };
}

export function PersonTags(props: PersonTagsProps) {
  const t = useT();
  const { all, assigned } = usePersonTags(props);
  const [isOpen, setOpen] = useState(false);
  const isStaff = useIsStaff();
  const named = isStaff ? (all.data?.filter(({ Text }) => Text !== null) ?? []) : [];
  const words = assigned.data?.map((tag) => tagLabel(tag, t));
  if (words === undefined || (words.length === 0 && named.length === 0)) return null;
  return (
    <>
      {words.map((word) => (
        <span key={word} className={classes['chip']}>
          {word}
        </span>
      ))}
      {named.length > 0 && (
        <button
          type="button"
          className={classes['put']}
          aria-label={`${t('kit.label', { label: t('clubs.tagsPut') })} ${props.name}`}
          onClick={() => setOpen(true)}
        >
          <IconPlus size={14} stroke={2} aria-hidden="true" />
          {t('clubs.tagsPut')}
        </button>
      )}
      {isOpen && assigned.data && <AssignTags {...props} tags={named} assigned={assigned.data} onClose={() => setOpen(false)} />}
    </>
  );
}
