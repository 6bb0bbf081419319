import type { ClubTag } from '@clubpulse/contract/clubs/tags/tags';
import { assignTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { Checkbox } from '@mantine/core';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';

const chosenSchema = z.object({ ClubTagIds: z.array(z.number()) });

interface AssignTagsProps {
  clubId: number;
  userId: number;
  name: string;
  tags: readonly ClubTag[];
  assigned: readonly ClubTag[];
  onClose: () => void;
}

export function AssignTags({ clubId, userId, name, tags, assigned, onClose }: AssignTagsProps) {
  const t = useT();
  const form = useForm({
    initial: { ClubTagIds: assigned.filter(({ Text }) => Text !== null).map(({ ClubTagId }): number => ClubTagId) },
    check: bySchema(chosenSchema),
  });
  const { values, set } = form;
  const assign = useDialogAct(assignTags, { doneText: () => t('clubs.tagsAssigned', { name }), onClose });
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
