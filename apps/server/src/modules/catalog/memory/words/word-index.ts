/**
 * The words of the goods in memory: of each family and each model what stands where, and of each word which families hold it. From a word to
 * families by postings, from there to models by reading them: a family's models lie beside each other.
 */
import { dictionaryBuilder, type Dictionary } from './dictionary.ts';
import { documentsBuilder, type Documents } from './documents.ts';
import { postingsOf, type Postings } from './postings.ts';
import { readVector } from './vector-text.ts';

export interface WordIndex {
  dictionary: Dictionary;
  /** Of all models of a family together. */
  families: Documents;
  /** Of each model with its family. */
  models: Documents;
  postings: Postings;
  /** Scratch of whoever reads (`createReader`): what is sought of each word, and of which words anything is. */
  marks: { table: Uint16Array; marked: number[]; owner: object | null };
  /** Bytes all of it takes. */
  bytes: number;
}

export interface WordIndexBuilder {
  /** A family's words and those of its models, as the database writes them out. */
  add(family: string, models: readonly string[]): void;
  done(): WordIndex;
}

/** Places of one text: the words of a family of many models hold some thousand. */
const PLACES_MAX = 64 * 1024;

export function wordIndexBuilder(): WordIndexBuilder {
  const [words, families, models] = [dictionaryBuilder(), documentsBuilder(), documentsBuilder()];
  const places = new Uint16Array(PLACES_MAX);
  const put = (documents: typeof families, text: string): void => {
    readVector(text, places, (word, from, count) => documents.add(words.add(word), places, from, count));
    documents.end();
  };
  return {
    add(family, own) {
      put(families, family);
      for (const model of own) put(models, model);
    },
    done() {
      const dictionary = words.done();
      const [byFamily, byModel] = [families.done(), models.done()];
      const postings = postingsOf(byFamily, dictionary.size);
      const table = new Uint16Array(dictionary.size);
      const sizeOf = ({ from, bytes }: Documents) => from.byteLength + bytes.length;
      return {
        dictionary,
        families: byFamily,
        models: byModel,
        postings,
        marks: { table, marked: [], owner: null },
        bytes: dictionary.bytes + sizeOf(byFamily) + sizeOf(byModel) + postings.bytes + table.byteLength,
      };
    },
  };
}
