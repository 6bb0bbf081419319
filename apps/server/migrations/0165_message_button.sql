-- Where the button of a message leads: {"Kind": "Class", "ClassId": …}, {"Kind": "Calendar"}, {"Kind": "Subscriptions"},
-- {"Kind": "Web", "Url": …}. Null: it has none. Its words stand with the others, by language.
alter table messages add column "Target" jsonb;
