export class KnexUserRepository {}
