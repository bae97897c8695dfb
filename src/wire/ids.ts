/** What has an id carries it under both names, with the same value (decision B19). */
export interface Ids {
  _id: string;
  id: string;
}
