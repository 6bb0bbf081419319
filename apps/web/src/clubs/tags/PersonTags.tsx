import { type ClubTag, GUEST_TAG, SELF_JOIN_TAG } from '@clubpulse/contract/clubs/tags/tags';
import { assignTags, listTags, listUserTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Tags.module.css';

interface PersonTagsProps {
  clubId: number;
  userId: number;
  name: string;
}

const isAlways = ({ ClubTagId }: ClubTag) => ClubTagId === SELF_JOIN_TAG || ClubTagId === GUEST_TAG;

/** The groups somebody of the club is in, and the way into others; nothing where there are none to be in. */
export function PersonTags(props: PersonTagsProps) {
  const t = useT();
  const { clubId, userId } = props;
  const all = useCall(listTags, { params: { id: clubId } }, { quiet: true });
  const hers = useCall(listUserTags, { params: { id: clubId, userId } }, { quiet: true, ignore: [404] });
  const [isOpen, setOpen] = useState(false);
  const named = all.data?.filter((tag) => !isAlways(tag)) ?? [];
  const words = hers.data?.map(
    ({ ClubTagId, Text }) => Text ?? t(ClubTagId === SELF_JOIN_TAG ? 'clubs.tagSelfJoin' : 'clubs.tagGuest'),
  );
  if (words === undefined || (words.length === 0 && named.length === 0)) return null;
  return (
    <section>
      <h2 className={classes['title']}>{t('clubs.tags')}</h2>
      <p className={classes['hers']}>{words.join(', ') || t('clubs.tagsNone')}</p>
      {named.length > 0 && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('clubs.tagsPut')}
        </Button>
      )}
      {isOpen && hers.data && <Assign {...props} tags={named} hers={hers.data} onClose={() => setOpen(false)} />}
    </section>
  );
}

const chosenSchema = z.object({ ClubTagIds: z.array(z.number()) });

interface AssignProps extends PersonTagsProps {
  tags: readonly ClubTag[];
  hers: readonly ClubTag[];
  onClose: () => void;
}

function Assign({ clubId, userId, name, tags, hers, onClose }: AssignProps) {
  const t = useT();
  const form = useForm({
    initial: { ClubTagIds: hers.filter((tag) => !isAlways(tag)).map(({ ClubTagId }): number => ClubTagId) },
    check: bySchema(chosenSchema),
  });
  const { values, set } = form;
  const assign = useDialogAct(assignTags, { said: () => t('clubs.tagsAssigned', { name }), onClose });
  return (
    <DialogForm
      title={t('clubs.tagsOf', { name })}
      act={t('kit.save')}
      form={form}
      save={(body) => assign.mutateAsync({ params: { id: clubId, userId }, body })}
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      {tags.map(({ ClubTagId: id, Text }) => (
        <Checkbox
          key={id}
          label={Text}
          checked={values.ClubTagIds.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            set({ ClubTagIds: checked ? [...values.ClubTagIds, id] : values.ClubTagIds.filter((one) => one !== id) })
          }
        />
      ))}
    </DialogForm>
  );
}
