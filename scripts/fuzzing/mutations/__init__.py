"""Families of mutations: each is a function from bytes and a source of chance to other bytes."""
