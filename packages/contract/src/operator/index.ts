export { getOperator, listLogChoices, listOperatorLog, OperatorInfo, operatorLogin, operatorLogout, operatorSecondFactor } from './endpoints.ts';
export { operatorTooManyTries, operatorWrongCredentials, secondFactorOver, secondFactorWrong } from './errors.ts';
