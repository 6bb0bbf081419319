export const refusals = {
  'error.SenderNotConfirmed':
    'Letters go out once you confirmed your own address {{email}}. Open the link we mailed you, or ask for another one in your profile.',
  'error.SharedOftenWith':
    'Several letters about trainings went to this address within the hour. Send the link yourself, or try again in an hour.',
} as const;
