import { type ClubTag, type TagBatch, tagActs, tagBatchSchema } from '@clubpulse/contract/clubs/tags/tags';
import { batchTag, listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { Link } from 'react-router';
import { z } from 'zod';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFields } from '../../kit/dialog/DialogForm.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useRoles } from '../../platform/session.tsx';

export interface Tagged {
  readonly tag: { readonly id: number; readonly name: string };
  readonly act: TagBatch['Act'];
  readonly changed: readonly number[];
  readonly refused: readonly { readonly ErrorType: string }[];
}

interface TagPeopleProps {
  clubId: number;
  userIds: readonly number[];
  onDone: (tagged: Tagged) => void;
  onClose: () => void;
}

export function TagPeople({ clubId, onClose, ...rest }: TagPeopleProps) {
  const t = useT();
  const tags = useCall(listTags, { params: { id: clubId } }, { quiet: true });
  return (
    <Dialog opened onClose={onClose} size="md" title={t('clubs.tagPeople', { count: rest.userIds.length })}>
      <QueryResult query={tags} loading={<SkeletonRows rows={2} />}>
        {(found) => {
          const named = found.filter(({ Text }) => Text !== null);
          return named.length === 0 ? <NoTags /> : <Fields {...rest} clubId={clubId} tags={named} onClose={onClose} />;
        }}
      </QueryResult>
    </Dialog>
  );
}

function NoTags() {
  const t = useT();
  const roles = useRoles();
  if (!roles.includes('Manager') && !roles.includes('Owner')) return <p>{t('clubs.tagsNone')}</p>;
  return (
    <p>
      {t('clubs.tagsNoneYet')} <Link to={pathTo('ClubProfile', 'Settings')}>{t('clubs.tagsMake')}</Link>
    </p>
  );
}

const chosenSchema = tagBatchSchema.extend({ ClubTagId: z.number('field-required') });
interface Values extends Omit<TagBatch, 'ClubTagId'> {
  ClubTagId: number | null;
}

function Fields({ clubId, userIds, tags, onDone, onClose }: TagPeopleProps & { tags: readonly ClubTag[] }) {
  const t = useT();
  const form = useForm<Values, TagBatch>({
    initial: { UserIds: [...userIds], ClubTagId: null, Act: 'Add' },
    check: bySchema(chosenSchema),
  });
  const { values, errors, set } = form;
  const batch = useChange(batchTag, {
    quiet: true,
    onDone: ({ Changed: changed, Refused: refused }, { body: { ClubTagId: id, Act: act } }) => {
      const name = tags.find(({ ClubTagId }) => ClubTagId === id)?.Text ?? '';
      onDone({ tag: { id, name }, act, changed, refused });
      onClose();
    },
  });
  return (
    <DialogFields
      form={form}
      act={t(`clubs.tagAct-${values.Act}`)}
      save={(body) => batch.mutateAsync({ params: { id: clubId }, body })}
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <Segmented
        fullWidth
        label={t('clubs.tagInOrOut')}
        value={values.Act}
        options={tagActs.map((value) => ({ value, label: t(`clubs.tagAct-${value}`) }))}
        onChange={(Act) => set({ Act })}
      />
      <ChoiceField
        data-autofocus
        label={t('messages.tag')}
        withAsterisk
        value={values.ClubTagId === null ? null : String(values.ClubTagId)}
        data={tags.map(({ ClubTagId, Text }) => ({ value: String(ClubTagId), label: Text ?? '' }))}
        error={errors.ClubTagId}
        onChange={(id) => set({ ClubTagId: id === null ? null : Number(id) })}
      />
    </DialogFields>
  );
}
