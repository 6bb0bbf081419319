-- Challenges, levels and awards are switched apart from what happens in the club: who switched that off has them off.
update users set "NotificationSettings" = "NotificationSettings" || jsonb_strip_nulls(jsonb_build_object(
  'Challenges.App', "NotificationSettings"->'Members.App',
  'Challenges.Email', "NotificationSettings"->'Members.Email'
))
where "NotificationSettings" ?| array['Members.App', 'Members.Email'];
