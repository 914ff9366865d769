export { getOperator, listLogChoices, listOperatorLog, OperatorInfo, operatorLogin, operatorLogout, operatorSecondFactor } from './endpoints.ts';
export { operatorTooManyTries, operatorWrongCredentials, secondFactorOver, secondFactorWrong } from './errors.ts';
export { operatorChangeNames, operatorChangeStateNames, operatorCopy } from './copy.ts';
export { lastAdministrator, operatorChangeDecided, operatorStands, ownOperatorChange } from './errors.ts';
export {
  decideOperatorChange,
  listOperatorChanges,
  listOperatorPeople,
  lockOperator,
  type OperatorChange,
  type OperatorPerson,
  proposeOperatorChange,
} from './people-endpoints.ts';
