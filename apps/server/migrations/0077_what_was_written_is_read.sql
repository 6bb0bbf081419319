-- The beginning of what somebody wrote about a training stood in the events and in what people were told, and outlived it. It is read when it is
-- told and shown (decision 0052). Those that stand name the comment, as far as its words tell which one it was; the words themselves go.
update events event set "Payload" = event."Payload" - 'ShortComment' || jsonb_build_object('CommentId', (
  select comment."CommentId" from training_comments comment
  where comment."TrainingId" = (event."Payload"->>'TrainingId')::bigint and comment."AuthorId" = (event."Payload"->>'By')::bigint
    and comment."Kind" = event."Payload"->>'Kind'
    and starts_with(btrim(regexp_replace(comment."Text", '\s+', ' ', 'g')), rtrim(event."Payload"->>'ShortComment', '…'))
  order by abs(extract(epoch from comment."CreatedAt" - event."At")), comment."CommentId" limit 1))
where event."Type" = 'TrainingFeedback';

update notifications note set "Payload" = note."Payload" - 'Message' || coalesce((
  select jsonb_build_object('CommentId', event."Payload"->'CommentId') from events event
  where event."EventId" = note."ClubLogEntryId" and event."Payload"->>'CommentId' is not null), '{}')
where note."Event" = 'TrainingFeedback';
