-- What the contract closes to a list of words holds one of these words, and no other is stored.
alter table user_badges add constraint user_badges_badge check ("Badge" in (
  'firstTraining', 'trainings10', 'trainings50', 'trainings100', 'trainings250', 'trainings500', 'streak4', 'streak12',
  'streak26', 'streak52', 'points1000InWeek', 'redZone10', 'targetZoneMaster', 'earlyBird', 'nightOwl', 'explorer', 'comeback',
  'birthdayTraining', 'distance100', 'distance500', 'distance1000', 'classRegular25', 'noNoShow', 'bodyCheck', 'bodyCheck12',
  'fitnessTest', 'fitnessTestUp', 'challengeFinisher', 'challengePodium', 'challengeWinner'
));
alter table measure_goals add constraint measure_goals_key check ("Key" in (
  'weight', 'bmi', 'bodyFatPercent', 'fatMass', 'fatFreeMass', 'fatMassIndex', 'fatFreeMassIndex', 'muscleMass',
  'skeletalMuscleMass', 'muscleMassPercent', 'boneMass', 'proteinMass', 'bodyCellMass', 'bodyDensity', 'visceralFatRating',
  'visceralFatArea', 'subcutaneousFatPercent', 'leanMassRightArm', 'fatPercentRightArm', 'leanMassLeftArm', 'fatPercentLeftArm',
  'leanMassTrunk', 'fatPercentTrunk', 'leanMassRightLeg', 'fatPercentRightLeg', 'leanMassLeftLeg', 'fatPercentLeftLeg', 'neck',
  'shoulders', 'chest', 'waist', 'abdomen', 'hips', 'armRelaxedRight', 'armFlexedRight', 'forearmRight', 'wristRight',
  'thighRight', 'calfRight', 'ankleRight', 'armRelaxedLeft', 'armFlexedLeft', 'forearmLeft', 'wristLeft', 'thighLeft', 'calfLeft',
  'ankleLeft', 'waistHipRatio', 'waistHeightRatio', 'skinfoldTriceps', 'skinfoldBiceps', 'skinfoldSubscapular',
  'skinfoldSuprailiac', 'skinfoldAbdominal', 'skinfoldThigh', 'skinfoldChest', 'skinfoldMidaxillary', 'skinfoldCalf',
  'skinfoldSupraspinale', 'skinfoldSum3', 'skinfoldSum4', 'skinfoldSum7', 'totalBodyWater', 'totalBodyWaterPercent',
  'intracellularWater', 'extracellularWater', 'ecwTbwRatio', 'ffmHydration', 'height', 'restingHeartRate', 'maxHeartRate',
  'aerobicThreshold', 'anaerobicThreshold', 'systolicPressure', 'diastolicPressure', 'meanArterialPressure', 'spo2',
  'respirationRate', 'bodyTemperature', 'hrvRmssd', 'hrvSdnn', 'vo2Max', 'ftp', 'basalMetabolicRate', 'totalEnergyExpenditure',
  'metabolicAge', 'bodyRoundnessIndex', 'bodyShapeIndex', 'visceralAdiposityIndex', 'resistance', 'reactance', 'phaseAngle',
  'glucoseFasting', 'hba1c', 'totalCholesterol', 'hdlCholesterol', 'ldlCholesterol', 'triglycerides', 'hemoglobin', 'hematocrit',
  'redCells', 'whiteCells', 'platelets', 'ferritin', 'iron', 'vitaminD', 'crp', 'creatinine', 'uricAcid', 'creatineKinase', 'alt',
  'ast', 'lactateResting', 'lactatePeak', 'fitnessTestScore', 'stepTestHeartRate', 'queensHeartRate', 'rockportTime',
  'cooperDistance', 'estimatedVo2Max', 'beepTestLevel', 'recoveryHeartRate1', 'pushUps', 'curlUps', 'pullUps', 'squats1min',
  'chairStand30', 'plankTime', 'wallSitTime', 'sideBridgeTime', 'sitAndReach', 'gripRight', 'gripLeft', 'gripCombined',
  'verticalJump', 'longJump', 'oneLegBalance', 'sprint20m', 'bench1rm', 'squat1rm', 'deadlift1rm'
));
alter table measures add constraint measures_key check ("Key" in (
  'weight', 'bmi', 'bodyFatPercent', 'fatMass', 'fatFreeMass', 'fatMassIndex', 'fatFreeMassIndex', 'muscleMass',
  'skeletalMuscleMass', 'muscleMassPercent', 'boneMass', 'proteinMass', 'bodyCellMass', 'bodyDensity', 'visceralFatRating',
  'visceralFatArea', 'subcutaneousFatPercent', 'leanMassRightArm', 'fatPercentRightArm', 'leanMassLeftArm', 'fatPercentLeftArm',
  'leanMassTrunk', 'fatPercentTrunk', 'leanMassRightLeg', 'fatPercentRightLeg', 'leanMassLeftLeg', 'fatPercentLeftLeg', 'neck',
  'shoulders', 'chest', 'waist', 'abdomen', 'hips', 'armRelaxedRight', 'armFlexedRight', 'forearmRight', 'wristRight',
  'thighRight', 'calfRight', 'ankleRight', 'armRelaxedLeft', 'armFlexedLeft', 'forearmLeft', 'wristLeft', 'thighLeft', 'calfLeft',
  'ankleLeft', 'waistHipRatio', 'waistHeightRatio', 'skinfoldTriceps', 'skinfoldBiceps', 'skinfoldSubscapular',
  'skinfoldSuprailiac', 'skinfoldAbdominal', 'skinfoldThigh', 'skinfoldChest', 'skinfoldMidaxillary', 'skinfoldCalf',
  'skinfoldSupraspinale', 'skinfoldSum3', 'skinfoldSum4', 'skinfoldSum7', 'totalBodyWater', 'totalBodyWaterPercent',
  'intracellularWater', 'extracellularWater', 'ecwTbwRatio', 'ffmHydration', 'height', 'restingHeartRate', 'maxHeartRate',
  'aerobicThreshold', 'anaerobicThreshold', 'systolicPressure', 'diastolicPressure', 'meanArterialPressure', 'spo2',
  'respirationRate', 'bodyTemperature', 'hrvRmssd', 'hrvSdnn', 'vo2Max', 'ftp', 'basalMetabolicRate', 'totalEnergyExpenditure',
  'metabolicAge', 'bodyRoundnessIndex', 'bodyShapeIndex', 'visceralAdiposityIndex', 'resistance', 'reactance', 'phaseAngle',
  'glucoseFasting', 'hba1c', 'totalCholesterol', 'hdlCholesterol', 'ldlCholesterol', 'triglycerides', 'hemoglobin', 'hematocrit',
  'redCells', 'whiteCells', 'platelets', 'ferritin', 'iron', 'vitaminD', 'crp', 'creatinine', 'uricAcid', 'creatineKinase', 'alt',
  'ast', 'lactateResting', 'lactatePeak', 'fitnessTestScore', 'stepTestHeartRate', 'queensHeartRate', 'rockportTime',
  'cooperDistance', 'estimatedVo2Max', 'beepTestLevel', 'recoveryHeartRate1', 'pushUps', 'curlUps', 'pullUps', 'squats1min',
  'chairStand30', 'plankTime', 'wallSitTime', 'sideBridgeTime', 'sitAndReach', 'gripRight', 'gripLeft', 'gripCombined',
  'verticalJump', 'longJump', 'oneLegBalance', 'sprint20m', 'bench1rm', 'squat1rm', 'deadlift1rm'
));
alter table ranking_embeds add constraint ranking_embeds_language check ("Language" in (
  'en', 'it', 'es', 'fr'
));
alter table ranking_embeds add constraint ranking_embeds_rankings check ("Rankings" <@ array[
  'Points', 'Trainings', 'Duration', 'Distance'
]);
alter table ranking_embeds add constraint ranking_embeds_ranges check ("Ranges" <@ array[
  'Day', 'Week', 'Days30', 'ThisMonth', 'LastMonth', 'Year'
]);
alter table credits_packages add constraint credits_packages_payment_account_type check ("PaymentAccountType" in (
  'Manual', 'Stripe'
));
alter table user_subscriptions add constraint user_subscriptions_invoice_state check ("InvoiceState" in (
  'draft', 'open', 'void', 'paid', 'uncollectible', 'unpaid'
));
alter table files add constraint files_type check ("Type" in (
  'application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'
));
alter table planned_messages add constraint planned_messages_refused check ("Refused" in (
  'AudienceChanged', 'InsufficientSmsCredits', 'LicenseRequired', 'SmsNotAvailable', 'InsufficientRights', 'MessageTargetGone'
));
alter table webhooks add constraint webhooks_topics check ("Topics" <@ array[
  'Members', 'Bookings', 'Classes', 'Subscriptions', 'Money'
]);
alter table exercises add constraint exercises_main_muscle check ("MainMuscle" in (
  'chest', 'lats', 'upperBack', 'lowerBack', 'shoulders', 'biceps', 'triceps', 'forearms', 'abdominals', 'obliques', 'hipFlexors',
  'glutes', 'quadriceps', 'hamstrings', 'adductors', 'abductors', 'calves', 'neck', 'fullBody', 'cardio'
));
alter table exercises add constraint exercises_pattern check ("Pattern" in (
  'squat', 'lunge', 'hinge', 'horizontalPush', 'verticalPush', 'horizontalPull', 'verticalPull', 'isolationPush', 'isolationPull',
  'isolationKnee', 'isolationAnkle', 'abduction', 'adduction', 'coreFlexion', 'antiExtension', 'antiRotation',
  'antiLateralFlexion', 'rotation', 'carry', 'fullBody', 'cardio', 'stretch', 'mobility', 'balance'
));
alter table exercises add constraint exercises_other_muscles check ("OtherMuscles" <@ array[
  'chest', 'lats', 'upperBack', 'lowerBack', 'shoulders', 'biceps', 'triceps', 'forearms', 'abdominals', 'obliques', 'hipFlexors',
  'glutes', 'quadriceps', 'hamstrings', 'adductors', 'abductors', 'calves', 'neck', 'fullBody', 'cardio'
]);
alter table exercises add constraint exercises_muscles check ("Muscles" <@ array[
  'pectoralisMajor', 'pectoralisMinor', 'serratusAnterior', 'latissimusDorsi', 'teresMajor', 'trapezius', 'rhomboids',
  'infraspinatus', 'erectorSpinae', 'quadratusLumborum', 'multifidus', 'deltoidAnterior', 'deltoidLateral', 'deltoidPosterior',
  'rotatorCuff', 'bicepsBrachii', 'brachialis', 'tricepsBrachii', 'brachioradialis', 'wristFlexors', 'wristExtensors',
  'rectusAbdominis', 'transversusAbdominis', 'externalOblique', 'internalOblique', 'iliopsoas', 'tensorFasciaeLatae',
  'gluteusMaximus', 'rectusFemoris', 'vastusLateralis', 'vastusMedialis', 'vastusIntermedius', 'bicepsFemoris', 'semitendinosus',
  'semimembranosus', 'adductorMagnus', 'adductorLongus', 'gracilis', 'gluteusMedius', 'gluteusMinimus', 'gastrocnemius', 'soleus',
  'tibialisAnterior', 'sternocleidomastoid', 'splenius'
]);
alter table exercises add constraint exercises_equipment check ("Equipment" <@ array[
  'none', 'barbell', 'ezBar', 'trapBar', 'landmine', 'dumbbell', 'kettlebell', 'medicineBall', 'bench', 'smithMachine', 'machine',
  'cable', 'pullUpBar', 'dipBars', 'suspensionTrainer', 'resistanceBand', 'plyoBox', 'jumpRope', 'battleRope', 'sled', 'abWheel',
  'mat', 'chair', 'stabilityBall', 'bosu', 'foamRoller', 'treadmill', 'stationaryBike', 'spinBike', 'airBike', 'rower',
  'elliptical', 'stairClimber', 'skiErg'
]);
alter table exercises add constraint exercises_activities check ("Activities" <@ array[
  'strength', 'core', 'cardio', 'plyometrics', 'olympicLifting', 'functional', 'mobility', 'stretching', 'balance', 'warmup',
  'cooldown', 'rehabilitation'
]);
alter table exercises add constraint exercises_locations check ("Locations" <@ array[
  'club', 'home', 'outdoor'
]);
alter table classes add constraint classes_service_type check ("ServiceType" in (
  'Osteopathy', 'MassageTherapy', 'Nutrition', 'BioMeasurements', 'Orthopedics', 'Manicure', 'Pedicure', 'HairRemoval',
  'BodyCare', 'FacialCleansing', 'BodyMassages', 'Solarium', 'AntiCelluliteTreatment', 'Cryotherapy', 'PosturalAssessment'
));
alter table clubs add constraint clubs_language check ("Language" in (
  'en', 'it', 'es', 'fr'
));
