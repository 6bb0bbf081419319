-- A feedback that nobody wrote: made of the figures of a training by rules, or by a language model within them. It is the athlete's own, or of the
-- club whose staff asked for it; a newer one makes way for it.
alter table training_comments
  add "Source" text constraint training_comments_source check ("Source" in ('Rules', 'Model')),
  -- Who asked for it: what staff asked for stays the club's when the club is gone, and never turns into her own.
  add "MadeFor" text constraint training_comments_made_for check ("MadeFor" in ('Athlete', 'Staff')),
  -- Which model, and by which words it was asked.
  add "Model" text,
  add "Prompt" integer,
  add constraint training_comments_generated check (
    ("Source" is null) = ("MadeFor" is null)
    and ("Source" is null or "Kind" = 'Feedback' and "AuthorId" is null and "Effort" is null)
  ),
  add constraint training_comments_of_a_model check (
    ("Source" is not distinct from 'Model') = ("Model" is not null) and ("Model" is null) = ("Prompt" is null)
  );
create unique index training_comments_made_for_her on training_comments ("TrainingId") where "MadeFor" = 'Athlete';
create unique index training_comments_made_for_staff on training_comments ("TrainingId", "ClubId") where "MadeFor" = 'Staff';
