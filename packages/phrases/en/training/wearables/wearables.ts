export const wearables = {
  'wearables.title': 'Garmin watch',
  'wearables.lead':
    'What your watch records comes into your journal by itself, with heart rates, route and figures, even if you sync it later.',
  'wearables.connect': 'Connect with Garmin',
  'wearables.again': 'Connect to Garmin again',
  'wearables.hint':
    'Garmin asks you what it may send: allow activities, and health data if you want to see them here. Of health nothing is kept before you say so in My health. Who sees your trainings stays as you chose.',
  'wearables.connected': 'Connected since {{day}}',
  'wearables.heard': 'Last heard {{when}}',
  'wearables.unheard': 'Nothing came yet. Sync your watch after a training.',
  'wearables.ended': 'Garmin ended the connection on {{day}}. What came before stays in your journal.',
  'wearables.withheld':
    'Activities are not allowed at Garmin, so no training comes. Allow them in your Garmin account under connected apps.',
  'wearables.disconnect': 'Disconnect watch',
  'wearables.disconnectTitle': 'Disconnect from Garmin?',
  'wearables.disconnectText':
    'Garmin is told to send nothing more. Your trainings, nights and days stay here; of another watch you are asked anew whether its health data are kept.',
  'wearables.keep': 'Stay connected',
  'wearables.disconnected': 'Your Garmin watch is disconnected',
  'wearables.waits': 'Garmin is being asked',
  'wearables.done': 'Your Garmin watch is connected',
  'wearables.declined': 'You did not allow it at Garmin. Nothing was connected.',
  'wearables.off': 'This server does not speak with Garmin any more. You can still disconnect.',
} as const;
